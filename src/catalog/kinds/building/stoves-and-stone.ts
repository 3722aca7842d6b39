// Stoves, fireplaces and chimneys, and worktops and stairs of stone.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const stovesAndStone: readonly Kind[] = [
  {
    id: 'stone_workshop',
    industry: 'construction',
    name: ['Stone and worktops', 'Камнеобработка и столешницы'],
    words: {
      en: 'stone workshop, stone cutting, stone cutting workshop, stonemason, stone masonry workshop, granite worktops, quartz worktops, marble countertops, countertop fabrication, countertops, stone fabricator, stone stairs, marble workshop, cut marble, cut marble and granite, marble and granite, granite and marble, windowsills and steps, natural stone, quartz worktop, stone carving, worktops, worktops and sills, sills, stone sills',
      ru: 'камнеобработка, столешницы из камня, столешницы из искусственного камня, изделия из камня, подоконники из камня, мастерская по камню, кварцевые столешницы, лестницы из камня, мраморные изделия, обработка натурального камня, столешницы из кварца, резка гранита, гранит и мрамор, режем гранит и мрамор, камнерезный цех, столешницы, подоконники из искусственного камня, натуральный камень, камнерезы, резка камня',
      es: 'marmolería, encimeras de granito, taller de piedra',
      de: 'natursteinwerk, arbeitsplatten aus granit',
      fr: 'marbrier, marbrerie, plans de travail en granit',
      it: 'marmista, lavorazione marmo, piani in granito',
      pt: 'marmoraria, bancadas de granito',
      tr: 'mermer atölyesi, granit tezgah, mermerci',
    },
    scale: scale(
      'people',
      [6, 2, 40],
      ['Stone workers', 'Камнерезы и монтажники'],
      ['stone worker|stone workers', 'камнерез|камнереза|камнерезов'],
      { orders: 0.22, projects: 0.22, machines: 1.5 },
    ),
    volumes: [
      volume('stone', ['Finished stone', 'Готовые изделия'], ['m²', 'м²'], 'monthly', {
        capacity: each(1),
        a_month: n(34, 22, 48),
        use: n(75, 55, 88),
      }),
    ],
    sales: [
      sale(['Worktops', 'Столешницы'], 'stone', n(420, 240, 620), n(60, 45, 75)),
      sale(
        ['Sills, stairs and cladding', 'Подоконники, лестницы и облицовка'],
        'stone',
        n(235, 130, 360),
        n(40, 25, 55),
      ),
      sale(['Measuring and fitting', 'Замер и монтаж'], 'stone', n(68, 35, 110), n(58, 40, 80)),
    ],
    costs: [
      share(['Slabs and adhesives', 'Слэбы и клей'], n(33, 26, 40)),
      pay(['Stone workers', 'Камнерезы и монтажники'], each(1), n(42000, 34000, 54000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        ...{ rented: 3400, powered: 1100, managerPay: 64000, managers: 0.7, advertising: 3 },
        ...{ insured: 500, repaired: 700, isForConsumers: false },
      }),
      vehicleCosts(n(700, 350, 1400)),
    ],
    assets: [
      asset(
        ['Bridge saw and polishing machines', 'Мостовой станок и полировка'],
        n(110000, 45000, 260000),
        10,
      ),
      asset(['Van and lifting gear', 'Фургон и подъёмники'], n(42000, 18000, 90000), 7),
      asset(['Fitting-out of the workshop', 'Ремонт цеха'], n(25000, 8000, 60000), 12),
    ],
    terms: { receivable: 12, stock: 30, payable: 30 },
    season: 'building',
    ramp: { from: n(30, 15, 45), months: n(14, 9, 20) },
    growth: [5, 4, 3],
    borrowed: n(40, 15, 60),
    health: { gross: [20, 38], payroll: [34, 54], ebitda: [5, 20], payback: [18, 84] },
  },
];
