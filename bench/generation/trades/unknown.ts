// Lines of which nobody can tell the business, where any one trade is a wrong guess.
import type { ExpectedModel, LineLanguage } from '../line.ts';
import { type PlaceCode, places } from '../places.ts';

function unknown(language: LineLanguage, line: string, country: PlaceCode | null = null): ExpectedModel {
  return {
    line,
    language,
    isUnknown: true,
    sales: [],
    spending: [],
    assets: [],
    never: [],
    country,
    currency: country === null ? null : places[country].currency,
    size: null,
    amountsIn: 'USD',
    price: null,
    revenue: null,
    isGrowing: true,
    isSeasonal: null,
    margin: [-10, 60],
    payroll: [0, 80],
  };
}

export const unknownLines: readonly ExpectedModel[] = [
  unknown('en', 'asdf qwer'),
  unknown('en', 'quantum teleportation'),
  unknown('en', 'the best idea ever'),
  unknown('en', 'startup'),
  unknown('en', 'Rotterdam', 'NL'),
  unknown('en', '42'),
  unknown('en', 'I want to earn money with my friends'),
  unknown('en', 'zorbliks for the flimp industry in Denmark', 'DK'),
  unknown('ru', 'бизнес'),
  unknown('ru', 'машина времени'),
  unknown('ru', 'хочу много денег'),
  unknown('ru', 'йцукен фыва'),
  unknown('ru', 'Красноярск', 'RU'),
];
