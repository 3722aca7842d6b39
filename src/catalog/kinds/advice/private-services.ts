// Detectives, writers, tarot readers and matchmakers: one person's trades as a rule, each with clients of its own.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeOverheads, paidHours, specialists, workplaces } from '../../kind/office-parts.ts';
import { pay, sale, share } from '../../kind/rows.ts';

export const privateServices: readonly Kind[] = [
  {
    id: 'writing_services',
    industry: 'consulting',
    name: ['Texts to order', 'Тексты на заказ'],
    words: {
      en: 'ghostwriter, ghostwriting, ghost writing, speech writer, cv writing, resume writing, transcription, transcription service, typing services, proofreader, editing service, essay help, technical writer, technical writing, genealogist, family tree research, genealogy research, freelance writer, cvs and cover letters, cover letters, proofreading and editing of theses, proofreading and editing, copywriter, copywriting, content writer, article writing',
      ru: 'писатель на заказ, книга на заказ, тексты на заказ, стихи на заказ, составление резюме, расшифровка аудио, расшифровка записей, набор текста, корректура, помощь студентам, курсовые на заказ, технический писатель, составление родословной, генеалогические исследования, тексты для сайтов, копирайтер, копирайтинг, резюме на заказ, рерайт',
      es: 'escritor fantasma, corrección de textos, transcripción',
      de: 'ghostwriter, lektorat, transkription, texter',
      fr: 'écrivain public, prête-plume, correction de textes, transcription',
      it: 'correzione di bozze, trascrizioni, scrittore fantasma',
      pt: 'revisão de textos, transcrição, redator fantasma',
      tr: 'metin yazarlığı, deşifre hizmeti, düzelti',
    },
    scale: specialists(
      3,
      20,
      ['Writers and editors', 'Авторы и редакторы'],
      ['writer|writers', 'автор|автора|авторов'],
      { customers: 0.25, members: 0.25 },
    ),
    volumes: [paidHours(n(62, 45, 74))],
    sales: [
      sale(['Writing', 'Написание текстов'], 'hours', n(64, 30, 110), n(58, 40, 75)),
      sale(['Editing and proofreading', 'Редактура и корректура'], 'hours', n(50, 25, 80), n(30, 15, 45)),
      sale(['Transcription and typing', 'Расшифровка и набор'], 'hours', n(38, 20, 60), n(12, 0, 30)),
    ],
    costs: [
      share(['Freelancers', 'Внештатные авторы'], n(7, 0, 18)),
      pay(['Writers and editors', 'Авторы и редакторы'], each(1), n(44_000, 35_000, 60_000), {
        isGradual: true,
      }),
    ],
    overheads: [
      ...officeOverheads({
        ...{ rentOfPerson: 130, managerPay: 50000, managers: 0, advertising: 4 },
        ...{ toolsOfPerson: 45, insured: 50 },
      }),
    ],
    assets: [workplaces(1900)],
    terms: { receivable: 12, stock: 0, payable: 15 },
    season: 'offices',
    ramp: { from: n(25, 10, 45), months: n(10, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(5, 0, 25),
    health: { gross: [20, 40], payroll: [50, 72], ebitda: [6, 28], payback: [3, 36] },
  },
];
