// Fresh lines that say nothing of a trade, or of one that nobody can know.
import type { ExpectedModel, LineLanguage } from '../line.ts';
import { type PlaceCode, places } from '../places.ts';

function nobody(language: LineLanguage, line: string, country: PlaceCode | null = null): ExpectedModel {
  return {
    ...{ line, language, country, isUnknown: true },
    ...{ sales: [], spending: [], assets: [], never: [] },
    currency: country === null ? null : places[country].currency,
    ...{ size: null, amountsIn: 'USD', price: null, revenue: null, isSeasonal: null },
    ...{ isGrowing: true, margin: [-10, 60], payroll: [0, 80] },
  };
}

export const freshNobody: readonly ExpectedModel[] = [
  nobody('en', 'hello'),
  nobody('en', 'my new company'),
  nobody('en', 'test test test'),
  nobody('en', 'I have no idea yet, surprise me'),
  nobody('en', 'something profitable in Milan', 'IT'),
  nobody('en', 'blorf wrangling'),
  nobody('en', 'how much money will I make?'),
  nobody('en', 'time travel to the Roman empire'),
  nobody('en', 'ACME Holdings Ltd.'),
  nobody('en', '12345 678'),
  nobody('ru', 'проверка'),
  nobody('ru', 'хочу стать миллионером'),
  nobody('ru', 'своё дело в Иркутске', 'RU'),
  nobody('ru', 'ООО Ромашка'),
  nobody('ru', 'привет как дела'),
  nobody('ru', 'абракадабра и шмурдяк'),
];
