// Leaves out of a text what is understood of the text itself, and sets apart what is no part of the name of a trade.
import { withoutAsked } from './talk/asked.ts';

/** Where the work is done, which is understood of the text itself. */
const visits = /\b(?:home|house)[ -](?:visits?|calls?)\b/giu;

/** No well is drilled. */
const asWell = /\bas well(?: as)?\b/giu;

/** A price is said of a trade, and is no part of its name: food truck £8 a meal. */
const beforePrices = /(?<=\p{L}) (?=[£$€]\s?\d)/gu;

/** What is washed beside a garage is cars. */
const washOfCars =
  /(?<!\p{L})((?:автосервис|автомастерская|сто|шиномонтаж|заправка|азс)(?:,? и|,| с| плюс| \+) )(мойк(?:а|ой))(?! \p{L}{3,})/giu;

/** Without what is understood of the text itself. */
export const clean = (said: string): string =>
  withoutAsked(said)
    .replace(visits, ' ')
    .replace(asWell, ' also ')
    .replace(beforePrices, ', ')
    .replace(washOfCars, '$1авто$2');
