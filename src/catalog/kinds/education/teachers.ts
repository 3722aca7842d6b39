// Teachers who work for themselves: of an instrument or singing, and of yoga, pilates and dance.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  marketing,
  paymentFees,
  phone,
  registration,
  software,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const teachers: readonly Kind[] = [
  {
    id: 'music_teacher',
    industry: null,
    name: ['Music teacher', 'Преподаватель музыки'],
    words: {
      en: 'music teacher, piano teacher, guitar teacher, drum teacher, singing teacher, vocal teacher, vocal coach, voice teacher, private music lessons, private piano lessons, teach piano, teach guitar, teach singing, violin teacher, singing lessons online, cello teacher',
      ru: 'преподаватель музыки, учитель музыки, репетитор по фортепиано, преподаватель фортепиано, учитель гитары, преподаватель гитары, преподаватель вокала, учитель вокала, педагог по вокалу, частные уроки музыки, частные уроки вокала, преподаю фортепиано, учу играть на гитаре, учу петь, уроки фортепиано на дому, даю уроки фортепиано, преподаю скрипку, уроки скрипки, учу играть на пианино, учу детей играть на пианино',
      es: 'profesor de música, profesor de piano, profesor de guitarra',
      de: 'klavierlehrer, gitarrenlehrer, musiklehrer',
      fr: 'professeur de musique, professeur de piano, professeur de guitare',
      it: 'insegnante di musica, insegnante di pianoforte',
      pt: 'professor de música, professor de piano, professor de violão',
      tr: 'piyano öğretmeni, gitar öğretmeni, müzik öğretmeni',
    },
    scale: scale(
      'people',
      [1, 1, 4],
      ['Teachers', 'Преподаватели'],
      ['teacher|teachers', 'преподаватель|преподавателя|преподавателей'],
      { customers: 0.05 },
    ),
    volumes: [
      volume('hours', ['Hours of lessons', 'Часы занятий'], ['hours', 'часов'], 'hourly', {
        capacity: each(1),
        hours: n(140, 100, 165),
        use: n(60, 42, 74),
      }),
    ],
    sales: [
      sale(['Individual lessons', 'Индивидуальные занятия'], 'hours', n(42, 24, 76), n(90, 75, 100)),
      sale(['Groups and ensembles', 'Группы и ансамбли'], 'hours', n(70, 35, 135), n(10, 2, 25)),
      sale(['Concerts and exams', 'Концерты и экзамены'], 'hours', n(30, 12, 60), n(4, 1, 10)),
    ],
    costs: [
      pay(['Teachers', 'Преподаватели'], each(1), n(33_000, 24_000, 47_000)),
      unit(['Scores, strings and travel', 'Ноты, струны и проезд'], n(1.6, 0.5, 4), 'hours'),
    ],
    overheads: [
      marketing(n(2.5, 1, 6)),
      paymentFees(n(1.2, 0.5, 2.5)),
      software(each(n(30, 10, 70))),
      insurance(each(n(20, 8, 45))),
      phone(each(n(50, 25, 100))),
      accounting(n(50, 0, 150)),
      registration(n(200, 0, 600)),
      launch(n(400, 100, 1500)),
    ],
    assets: [
      asset(['Instruments', 'Музыкальные инструменты'], each(n(4500, 900, 12_000)), 8),
      asset(
        ['Music stands, microphone and computer', 'Пюпитры, микрофон и компьютер'],
        each(n(1400, 600, 3000)),
        4,
      ),
    ],
    terms: { receivable: 0, stock: 0, payable: 0 },
    season: 'school',
    ramp: { from: n(35, 15, 60), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(0, 0, 30),
    health: { gross: [12, 40], payroll: [55, 86], ebitda: [4, 30], payback: [4, 60] },
  },
  {
    id: 'class_instructor',
    industry: 'entertainment',
    name: ['Instructor of yoga or dance', 'Инструктор йоги или танцев'],
    words: {
      en: 'yoga teacher, yoga instructor, pilates instructor, pilates teacher, dance teacher, dance instructor, zumba instructor, meditation teacher, teach yoga, teach dancing, teach dance, zumba teacher',
      ru: 'инструктор йоги, преподаватель йоги, тренер по йоге, учитель йоги, инструктор пилатеса, тренер по пилатесу, преподаватель танцев, учитель танцев, тренер по танцам, инструктор по растяжке, веду йогу, преподаю йогу, провожу занятия йогой, учу танцевать, преподаю танцы, тренер по растяжке, тренер по стретчингу',
      es: 'profesor de yoga, instructor de pilates, profesor de baile',
      de: 'yogalehrer, tanzlehrer, pilates trainer',
      fr: 'professeur de yoga, professeur de danse',
      it: 'insegnante di yoga, insegnante di danza',
      pt: 'professor de yoga, professor de dança',
      tr: 'yoga eğitmeni, dans eğitmeni, pilates eğitmeni',
    },
    scale: scale(
      'people',
      [1, 1, 4],
      ['Instructors', 'Инструкторы'],
      ['instructor|instructors', 'инструктор|инструктора|инструкторов'],
      { customers: 0.03 },
    ),
    volumes: [
      volume('classes', ['Classes held', 'Проведённые занятия'], ['classes', 'занятий'], 'daily', {
        capacity: each(1),
        a_day: n(4, 3, 6),
        days: n(22, 18, 26),
        use: n(68, 50, 84),
      }),
    ],
    sales: [
      sale(['Group classes', 'Групповые занятия'], 'classes', n(66, 40, 125), n(72, 50, 90)),
      sale(['Individual classes', 'Индивидуальные занятия'], 'classes', n(56, 35, 100), n(26, 10, 45)),
      sale(['Workshops and retreats', 'Мастер-классы и ретриты'], 'classes', n(300, 120, 650), n(2, 0.5, 5)),
    ],
    costs: [
      pay(['Instructors', 'Инструкторы'], each(1), n(29_000, 21_000, 42_000)),
      unit(['Hire of halls', 'Почасовая аренда залов'], n(10, 0, 24), 'classes'),
    ],
    overheads: [
      marketing(n(3, 1, 7)),
      paymentFees(n(1.5, 0.7, 2.5)),
      software(each(n(45, 15, 100))),
      insurance(each(n(28, 12, 60))),
      vehicleCosts(each(n(50, 15, 120))),
      phone(each(n(50, 25, 100))),
      accounting(n(50, 0, 150)),
      registration(n(250, 0, 700)),
      launch(n(500, 100, 1800)),
    ],
    assets: [
      asset(['Mats, props and a speaker', 'Коврики, реквизит и колонка'], each(n(1300, 500, 3000)), 4),
      asset(['Phone, camera and computer', 'Телефон, камера и компьютер'], each(n(1600, 700, 3200)), 4),
    ],
    terms: { receivable: 0, stock: 0, payable: 0 },
    season: 'town',
    ramp: { from: n(35, 15, 60), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(0, 0, 30),
    health: { gross: [12, 45], payroll: [45, 80], ebitda: [4, 30], payback: [4, 60] },
  },
];
