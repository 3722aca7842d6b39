// Studios of pictures in three dimensions.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import {
  officeFitting,
  officeOverheads,
  paidHours,
  specialists,
  workplaces,
} from '../../kind/office-parts.ts';
import { pay, sale, share } from '../../kind/rows.ts';

export const visualisation: readonly Kind[] = [
  {
    id: 'visualisation_studio',
    industry: 'construction',
    name: ['3D visualisation studio', 'Студия 3D-визуализации'],
    words: {
      en: '3d visualisation studio, 3d visualization, 3d rendering, architectural visualisation, 3d renders, rendering studio, 3d artist, 3d modelling, 3d graphics studio, 3d studio, virtual tours, architectural renders, renders, 3d pictures of houses, renders of interiors, 3d visualizer, 3d visualiser, 3d rendering freelancer',
      ru: '3d-визуализация, 3d визуализация, студия 3d графики, студия визуализации, визуализатор, 3d-моделирование, рендеры интерьеров, 3d графика, 3d-художник, архитектурная визуализация, виртуальные туры, 3д-визуализация, 3д визуализация, 3д-визуализации квартир, рендеры, 3д-графика, 3д визуализатор, 3d визуализатор, визуализация интерьеров, 3д визуализация интерьеров',
      es: 'visualización 3d, renders arquitectónicos',
      de: '3d-visualisierung, architekturvisualisierung',
      fr: 'visualisation 3d, rendu 3d',
      it: 'rendering 3d, visualizzazione architettonica',
      pt: 'visualização 3d, renderização 3d',
      tr: '3d görselleştirme, mimari görselleştirme',
    },
    scale: specialists(
      4,
      60,
      ['3D artists', 'Визуализаторы'],
      ['visualiser|visualisers', 'визуализатор|визуализатора|визуализаторов'],
      { projects: 0.25, orders: 0.25, customers: 0.3 },
    ),
    volumes: [paidHours(n(60, 45, 74))],
    sales: [
      sale(
        ['Pictures of interiors and houses', 'Визуализация интерьеров и домов'],
        'hours',
        n(72, 25, 130),
        n(52, 35, 70),
      ),
      sale(
        ['Animation and virtual tours', 'Анимация и виртуальные туры'],
        'hours',
        n(92, 32, 160),
        n(22, 8, 40),
      ),
      sale(['Pictures of products', 'Визуализация товаров'], 'hours', n(76, 26, 140), n(16, 5, 35)),
      sale(['Models to order', 'Модели на заказ'], 'hours', n(64, 22, 110), n(10, 3, 25)),
    ],
    costs: [
      pay(['3D artists', 'Визуализаторы'], each(1), n(54000, 40000, 76000), { isGradual: true }),
      share(['Freelancers', 'Внештатные исполнители'], n(5, 2, 12)),
      share(['Rendering farms and libraries', 'Рендер-фермы и библиотеки'], n(4, 2, 8)),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 260,
        managerPay: 66000,
        managers: 0.55,
        advertising: 3,
        toolsOfPerson: 150,
        insured: 90,
      }),
    ],
    assets: [workplaces(4200), officeFitting(900)],
    terms: { receivable: 20, stock: 0, payable: 12 },
    season: 'offices',
    ramp: { from: n(35, 18, 55), months: n(12, 7, 20) },
    growth: [3, 3, 2],
    borrowed: n(5, 0, 30),
    health: { gross: [20, 54], payroll: [44, 76], ebitda: [4, 34], payback: [5, 54] },
  },
];
