// What a business of any kind may have besides what most have, to choose from.
import { n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import {
  asset,
  monthly,
  otherIncome,
  pay,
  sale,
  share,
  subscription,
  unit,
  yearly,
} from '../../kind/rows.ts';
import { cleaning, licences, repairs, security, training, vehicleCosts } from '../../kind/usual-costs.ts';
import { anyBusiness } from './any-business.ts';

/** Its size and orders are those of any business. */
export const furtherLines: Kind = {
  ...anyBusiness,
  id: 'any_further',
  sales: [
    sale(['Regular clients', 'Постоянные клиенты'], 'orders', n(80, 30, 180), n(30, 15, 50)),
    subscription(['Subscriptions', 'Подписки'], n(25, 10, 60), n(4, 2, 8), n(20, 8, 60)),
    sale(['Contracts with companies', 'Договоры с компаниями'], 'orders', n(600, 250, 1500), n(5, 2, 10)),
    sale(['Consulting', 'Консультации'], 'orders', n(90, 50, 180), n(10, 5, 20)),
    otherIncome(['Licences and royalties', 'Лицензии и роялти'], n(1200, 400, 3000)),
    otherIncome(['Letting of unused capacity', 'Сдача свободных мощностей'], n(900, 300, 2500)),
    otherIncome(['Other sales', 'Прочие продажи'], n(800, 250, 2000)),
  ],
  costs: [
    pay(['Production staff', 'Производственный персонал'], n(3, 1, 8), n(38000, 30000, 50000)),
    unit(['Packaging', 'Упаковка'], n(1.5, 0.5, 4), 'orders'),
    share(['Freight', 'Перевозка'], n(3, 1, 6)),
    share(['Outside contractors', 'Сторонние исполнители'], n(5, 2, 15)),
  ],
  overheads: [
    pay(['Administrative staff', 'Административный персонал'], n(2, 1, 4), n(42000, 34000, 55000)),
    pay(['Sales team', 'Отдел продаж'], n(2, 1, 5), n(48000, 36000, 70000)),
    share(['Bank fees', 'Банковские комиссии'], n(0.5, 0.2, 1)),
    monthly(['Travel', 'Командировки'], n(300, 100, 900)),
    cleaning(),
    repairs(),
    security(),
    vehicleCosts(n(450, 200, 900)),
    training(),
    licences(),
    yearly(['Audit', 'Аудит'], n(6000, 2500, 15000)),
  ],
  assets: [
    asset(['Vehicles', 'Автомобили'], n(25000, 10000, 50000), 5),
    asset(['Buildings', 'Здания'], n(250000, 100000, 800000), 30),
    asset(['Patents and programs', 'Патенты и программы'], n(15000, 4000, 50000), 5),
  ],
};
