// Where school children are after lessons.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const afterSchool: readonly Kind[] = [
  {
    id: 'after_school_club',
    industry: 'healthcare',
    name: ['After-school club', 'Группа продлённого дня'],
    words: {
      en: 'after-school club, after school club, after-school care, after school care, after-school programme, after school program, out of school club, wraparound care, homework club, breakfast and after-school club, weekend school, supplementary school, madrasa, sunday school for children, collect children from school, pick up children from school',
      ru: 'группа продлённого дня, продлёнка, частная продлёнка, продлённый день для школьников, домашние задания со школьниками, клуб после школы, выполнение домашних заданий, воскресная школа, школа выходного дня, забираем детей из школы, забираю детей из школы, уроки после школы',
      es: 'actividades extraescolares, ludoteca después de la escuela',
      de: 'hort, schülerhort, nachmittagsbetreuung',
      fr: 'garderie périscolaire, accueil périscolaire',
      it: 'doposcuola, centro doposcuola',
      pt: 'atl, centro de atividades de tempos livres, contraturno escolar',
      tr: 'etüt merkezi, okul sonrası etüt',
    },
    scale: scale(
      'pupils',
      [40, 12, 200],
      ['Children after school', 'Дети на продлёнке'],
      ['child|children', 'ребёнок|ребёнка|детей'],
      { places: 1, customers: 1, people: 14, rooms: 16, area: 0.3, members: 1, shops: 40, visitors: 0.05 },
    ),
    volumes: [
      volume(
        'children',
        ['Children in groups', 'Дети в группах'],
        ['months of attendance', 'месяцев посещения'],
        'filled',
        {
          capacity: each(1),
          use: n(82, 65, 94),
        },
      ),
    ],
    sales: [
      sale(['Monthly fees', 'Ежемесячная плата'], 'children', n(430, 190, 720), n(86, 70, 95)),
      sale(['Single days and hours', 'Разовые дни и часы'], 'children', n(150, 60, 280), n(14, 5, 30)),
      sale(
        ['Clubs and extra lessons', 'Кружки и дополнительные занятия'],
        'children',
        n(75, 30, 140),
        n(30, 15, 50),
      ),
      sale(['Holiday weeks', 'Недели на каникулах'], 'children', n(210, 90, 360), n(14, 5, 28)),
      sale(['Meals', 'Питание детей'], 'children', n(70, 30, 130), n(60, 30, 90)),
    ],
    costs: [
      pay(['Teachers of groups', 'Педагоги групп'], each(n(0.064, 0.045, 0.09)), n(36000, 28000, 47000), {
        isGradual: true,
      }),
      share(['Food for children', 'Продукты для детей'], n(62, 50, 75), 'Meals'),
      unit(['Books, games and materials', 'Пособия, игры и материалы'], n(9, 4, 18), 'children'),
    ],
    overheads: siteOverheads({
      rented: 1900,
      powered: 260,
      advertising: 3,
      insured: 150,
      repaired: 120,
      programs: 90,
      licensed: 500,
      permitted: 1400,
      launched: 1900,
    }),
    assets: [
      asset(['Desks, sofas and games', 'Парты, диваны и игры'], each(n(260, 100, 550)), 7),
      asset(['Computers and kitchen', 'Компьютеры и кухня'], n(6500, 2500, 14000), 6),
      asset(['Fitting-out of rooms', 'Ремонт помещений'], n(15000, 4000, 40000), 10),
    ],
    terms: { receivable: 3, stock: 2, payable: 12 },
    season: 'school',
    ramp: { from: n(38, 20, 60), months: n(10, 5, 16) },
    growth: [3, 2, 2],
    borrowed: n(20, 0, 50),
    health: { gross: [28, 66], payroll: [30, 66], ebitda: [5, 32], payback: [6, 60] },
  },
];
