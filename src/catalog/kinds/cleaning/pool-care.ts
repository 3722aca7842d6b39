// Pools that are looked after by the week, not built.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  licences,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const poolCare: readonly Kind[] = [
  {
    id: 'pool_cleaning',
    industry: 'consulting',
    name: ['Pool cleaning and care', 'Обслуживание бассейнов'],
    words: {
      en: 'pool cleaning, pool service, pool maintenance, swimming pool cleaning, swimming pool maintenance, pool care, pool cleaner, pool technician, cleaning of swimming pools, pool guy, look after pools, clean pools, pools of villas, pool care for villas, look after pools of villas, pool man, keep pools clean, pool cleaning route, pool route, pool service route, aquarium maintenance, aquarium cleaning, aquarium care, aquarium servicing, fish tank cleaning, fish tank maintenance, look after aquariums',
      ru: 'обслуживание бассейнов, чистка бассейнов, уборка бассейнов, сервис бассейнов, уход за бассейнами, химия для бассейнов, чистка бассейна, чищу бассейны, чистка бассейнов в коттеджах, бассейны в коттеджах, обслуживание аквариумов, чистка аквариумов, уход за аквариумами, аквариумный сервис, ухаживаю за аквариумами, обслуживаю аквариумы',
      es: 'mantenimiento de piscinas, limpieza de piscinas, piscinero',
      de: 'poolreinigung, poolpflege, poolservice, schwimmbadpflege',
      fr: 'entretien de piscines, nettoyage de piscines',
      it: 'manutenzione piscine, pulizia piscine',
      pt: 'manutenção de piscinas, limpeza de piscinas, piscineiro',
      tr: 'havuz bakımı, havuz temizliği',
    },
    scale: scale(
      'customers',
      [80, 30, 1500],
      ['Pools', 'Бассейны'],
      ['pool|pools', 'бассейн|бассейна|бассейнов'],
      { people: 60, vehicles: 60, crews: 60, houses: 1 },
    ),
    volumes: [
      volume('visits', ['Visits', 'Визиты'], ['visits', 'визитов'], 'monthly', {
        capacity: each(1),
        a_month: n(5.2, 4.3, 6),
        use: n(66, 50, 76),
      }),
    ],
    sales: [
      sale(['Regular cleaning', 'Регулярная чистка'], 'visits', n(35, 20, 56)),
      sale(['Chemicals', 'Химия для бассейнов'], 'visits', n(9, 5, 16)),
      sale(
        ['Opening and closing for the winter', 'Открытие сезона и консервация'],
        'visits',
        n(320, 180, 520),
        n(1.5, 0, 3),
      ),
      sale(['Repairs and parts', 'Ремонт и запчасти'], 'visits', n(220, 110, 420), n(2.5, 1, 5)),
      sale(
        ['Cleaning of green pools', 'Восстановление запущенных бассейнов'],
        'visits',
        n(380, 200, 650),
        n(0.6, 0.2, 1.5),
      ),
    ],
    costs: [
      pay(
        ['Pool technicians', 'Техники по бассейнам'],
        each(n(0.018, 0.012, 0.024)),
        n(44_000, 35_000, 56_000),
        {
          isGradual: true,
          isPartTime: true,
        },
      ),
      share(['Chemicals bought', 'Закупка химии'], n(62, 52, 72), 'Chemicals'),
      share(['Parts bought', 'Закупка запчастей'], n(52, 42, 62), 'Repairs and parts'),
    ],
    overheads: [
      vehicleCosts(each(n(9.5, 5, 16))),
      pay(['Manager', 'Управляющий'], n(0.5, 0, 1), n(56000, 44000, 74000), { isPartTime: true }),
      rent(n(450, 0, 1100)),
      marketing(n(3, 1, 6)),
      paymentFees(n(1.5, 0.7, 2.8)),
      insurance(n(170, 80, 340)),
      software(n(100, 30, 220)),
      accounting(n(210, 90, 420)),
      phone(n(90, 40, 180)),
      licences(n(450, 100, 1500)),
      registration(n(900, 300, 2500)),
      launch(n(2500, 700, 6000)),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(420, 190, 780)), 7),
      asset(['Vacuums, poles and testers', 'Пылесосы, штанги и тестеры'], each(n(42, 20, 90)), 4),
      asset(['Store', 'Склад'], n(3500, 0, 10000), 8),
    ],
    terms: { receivable: 10, stock: 15, payable: 20 },
    season: 'building',
    ramp: { from: n(30, 15, 50), months: n(14, 8, 24) },
    growth: [3, 2, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [42, 72], payroll: [28, 64], ebitda: [7, 34], payback: [6, 60] },
  },
];
