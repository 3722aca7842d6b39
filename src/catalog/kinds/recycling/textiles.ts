// Old clothes and textiles, sorted and worked up.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const textiles: readonly Kind[] = [
  {
    id: 'textile_recycling',
    industry: null,
    name: ['Textile recycling', 'Переработка одежды и текстиля'],
    words: {
      en: 'textile recycling, clothing recycling, clothes recycling, used clothing sorting, rag recycling, textile collection, second-hand clothes sorting, fabric recycling, wiping rags, clothes banks, clothing banks, clothing collection bins, sort used clothing, used clothing in bales, used clothes export, rags, rags for garages, rags from old clothes, fabric offcuts, shredding fabric, worn clothes collection, clothes collection boxes, clothes collection, clothing collection boxes, old jeans into insulation, used clothing into bales, textile recycling containers, clothes recycling bins',
      ru: 'переработка одежды, переработка текстиля, сортировка секонд-хенда, приём старой одежды, сбор одежды на переработку, производство ветоши, ветошь, утилизация текстиля, переработка ветоши, регенерированное волокно, контейнеры для одежды, контейнеры для старой одежды, сортируем секонд-хенд, сортировка секонд-хенд, обрезки ткани, переработка обрезков ткани, регенерат ткани, ветошь из одежды, ненужная одежда, сбор ненужной одежды, сортировочный цех одежды',
      es: 'reciclaje textil, reciclaje de ropa',
      de: 'textilrecycling, altkleider',
      fr: 'recyclage textile, recyclage de vêtements',
      it: 'riciclo tessile, riciclo abiti usati',
      pt: 'reciclagem têxtil, reciclagem de roupas',
      tr: 'tekstil geri dönüşümü, giysi geri dönüşümü',
    },
    scale: scale(
      'people',
      [15, 3, 200],
      ['Sorters', 'Сортировщики'],
      ['sorter|sorters', 'сортировщик|сортировщика|сортировщиков'],
      { kiosks: 0.12, vehicles: 6, machines: 4, tonnes: 0.0159, containers: 0.07 },
    ),
    volumes: [
      volume('textiles', ['Textiles sorted', 'Отсортированный текстиль'], ['tonnes', 'т'], 'monthly', {
        capacity: each(1),
        a_month: n(7.5, 4, 12),
        use: n(70, 52, 86),
      }),
    ],
    sales: [
      sale(
        ['Clothes to wear again', 'Одежда для повторной носки'],
        'textiles',
        n(1500, 800, 2600),
        n(40, 25, 60),
      ),
      sale(['Best grade and vintage', 'Крем-сорт и винтаж'], 'textiles', n(5200, 2800, 9000), n(5, 2, 10)),
      sale(['Wiping rags', 'Ветошь'], 'textiles', n(900, 450, 1500), n(25, 12, 40)),
      sale(['Fibre and stuffing', 'Волокно и набивка'], 'textiles', n(320, 150, 600), n(22, 10, 38)),
      otherIncome(['Fees of brands and cities', 'Платежи брендов и городов'], n(4000, 0, 15000)),
    ],
    costs: [
      unit(['Collection and purchase', 'Сбор и закупка'], n(190, 60, 380), 'textiles'),
      pay(['Sorters', 'Сортировщики'], each(1), n(35000, 29000, 42000), { isGradual: true }),
      share(['Bales and bags', 'Упаковка и кипы'], n(3, 2, 5)),
      unit(['Disposal of waste', 'Утилизация отходов'], n(22, 8, 50), 'textiles'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 6200,
        powered: 1400,
        managerPay: 68000,
        advertising: 1,
        insured: 600,
        repaired: 900,
        programs: 200,
        licensed: 1800,
        permitted: 5000,
        isForConsumers: false,
      }),
      vehicleCosts(n(2300, 900, 5000)),
    ],
    assets: [
      asset(['Sorting line and presses', 'Сортировочная линия и прессы'], each(n(9500, 3500, 22000)), 10),
      asset(['Cutting and tearing machines', 'Резка и разволокнение'], n(110000, 25000, 300000), 10),
      asset(['Collection boxes and trucks', 'Контейнеры и грузовики'], n(120000, 35000, 300000), 8),
    ],
    terms: { receivable: 25, stock: 25, payable: 20 },
    season: 'even',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [4, 3, 2],
    borrowed: n(40, 10, 65),
    health: { gross: [22, 44], payroll: [36, 60], ebitda: [5, 24], payback: [24, 100] },
    isTraded: true,
  },
];
