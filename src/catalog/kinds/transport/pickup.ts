// Points where parcels of marketplaces are given out.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  cleaning,
  deposit,
  insurance,
  launch,
  manager,
  marketing,
  phone,
  registration,
  rent,
  security,
  utilities,
} from '../../kind/usual-costs.ts';

export const pickup: readonly Kind[] = [
  {
    id: 'pickup_point',
    industry: 'transportation',
    name: ['Parcel pickup point', 'Пункт выдачи заказов'],
    words: {
      en: 'pickup point, parcel pickup point, parcel shop, order pickup point, collection point, parcel point, click and collect point, pick up point, mondial relay, mondial relay point, post office counter, parcel counter, collect and return, collect and return counter, relay point, post office',
      ru: 'пвз, пункт выдачи заказов, пункт выдачи, пвз озон, пвз вайлдберриз, пункт выдачи маркетплейса, точка выдачи заказов, пункт приёма посылок, пункт вайлдберриз, пункт озон, выдаём посылки, выдача посылок, пункт ozon, пункт wildberries, выдача заказов, пвз яндекс маркет, пункты выдачи, выдаю заказы, выдаём заказы',
      es: 'punto de recogida, punto de entrega de paquetes',
      de: 'paketshop, abholstation',
      fr: 'point relais, relais colis',
      it: 'punto di ritiro, punto ritiro pacchi',
      pt: 'ponto de recolha, ponto de retirada',
      tr: 'teslimat noktası, kargo teslim noktası',
    },
    scale: scale(
      'shops',
      [1, 1, 30],
      ['Pickup points', 'Пункты выдачи'],
      ['point|points', 'пункт|пункта|пунктов'],
      { kiosks: 1, people: 0.5, area: 0.016, orders: 0.00019 },
    ),
    volumes: [
      volume('parcels', ['Parcels given out', 'Выданные заказы'], ['parcels', 'заказов'], 'monthly', {
        capacity: each(1),
        a_month: n(8000, 4000, 14000),
        use: n(68, 48, 74),
      }),
    ],
    sales: [
      sale(['Fee for orders given out', 'Вознаграждение за выдачу'], 'parcels', n(1.45, 0.8, 2.4)),
      sale(['Returns accepted', 'Приём возвратов'], 'parcels', n(0.7, 0.3, 1.4), n(22, 10, 35)),
      sale(['Parcels sent', 'Отправка посылок'], 'parcels', n(6.5, 3, 11), n(4, 1, 10)),
      sale(['Packaging and goods', 'Упаковка и товары'], 'parcels', n(4, 2, 8), n(3, 1, 8)),
    ],
    costs: [
      pay(['Pickup point staff', 'Сотрудники пункта выдачи'], each(n(2, 1, 3)), n(28000, 23000, 35000), {
        isGradual: true,
      }),
      share(['Losses and fines', 'Потери и штрафы'], n(2, 1, 4)),
      share(['Carriers of sent parcels', 'Перевозчики отправлений'], n(70, 60, 80), 'Parcels sent'),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(52, 42, 62), 'Packaging and goods'),
    ],
    overheads: [
      rent(each(n(1850, 800, 3800))),
      utilities(each(n(220, 100, 420))),
      manager(n(42000, 33000, 55000), n(0.5, 0, 1)),
      phone(each(n(70, 35, 140))),
      security(each(n(60, 20, 150))),
      cleaning(each(n(120, 40, 280))),
      marketing(n(0.8, 0.2, 2.5)),
      accounting(n(150, 60, 320)),
      insurance(n(70, 30, 160)),
      registration(n(600, 150, 1800)),
      deposit(each(n(3700, 1600, 7600))),
      launch(each(n(900, 250, 2500))),
    ],
    assets: [
      asset(['Racks and counter', 'Стеллажи и стойка'], each(n(3800, 1600, 8000)), 7),
      asset(['Fitting-out and sign', 'Отделка и вывеска'], each(n(7500, 2500, 18000)), 7),
      asset(
        ['Computers, scanners and cameras', 'Компьютеры, сканеры и камеры'],
        each(n(2600, 1200, 5000)),
        4,
      ),
    ],
    terms: { receivable: 10, stock: 5, payable: 10 },
    season: 'holidays',
    ramp: { from: n(30, 15, 50), months: n(9, 5, 15) },
    growth: [1, 1, 1],
    borrowed: n(20, 0, 50),
    health: { gross: [27, 58], payroll: [28, 62], ebitda: [8, 28], payback: [8, 84] },
  },
];
