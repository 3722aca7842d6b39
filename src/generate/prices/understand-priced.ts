// Understands a line about a business with what it says that things cost, which says nothing else of the business.
import type { Kind } from '#catalog/kind/kind.ts';
import { countries } from '#catalog/places/places.ts';
import type { Language } from '#language/language.ts';
import { leastPriceFactor, mostPriceFactor } from '#template/fields.ts';
import { currencyOfAmounts } from '../understand/money-sign.ts';
import { pricesOfSeasons } from '../understand/price/by-season.ts';
import type { SaidPrice } from '../understand/price/said-price.ts';
import { type FoundPrice, pricesIn, withoutPrices } from '../understand/price/said-prices.ts';
import { type Understood, understand } from '../understand/understand.ts';
import { mostChars } from '../understand/words/words.ts';
import { nounsOf } from './line-of-price.ts';
import { fitOf, stemsOfName } from './price-nouns.ts';

const well = 2;
/** Where all is cheap, as that is told only later. */
const cheapest = 0.3;

/** Where that is known, about as much as is usual in dollars anywhere. */
function isUsual({ amount, currencies: [code] }: SaidPrice, typical: number): boolean {
  const rate =
    code === undefined ? undefined : countries.find(({ currency }) => currency === code)?.perDollar;
  const dollars = rate === undefined ? typical : amount / rate;
  return dollars >= typical * leastPriceFactor * cheapest && dollars <= typical * mostPriceFactor;
}

/** A session of massage, a visit of a doctor: what is counted, and sold by lines of other names, the first of which is meant. */
const isOfVolume = (noun: string, { volumes, sales }: Kind, said: SaidPrice): boolean =>
  volumes.some(({ id, name, units }) => {
    const first = sales.find((sale) => 'of' in sale && sale.of === id);
    return (
      first !== undefined &&
      'price' in first &&
      fitOf(noun, stemsOfName([...name, ...units])) >= well &&
      isUsual(said, first.price.typical)
    );
  });

const isOfSale = (noun: string, { sales }: Kind, said: SaidPrice): boolean =>
  sales.some(
    (sale) =>
      'price' in sale && fitOf(noun, stemsOfName(sale.name)) >= well && isUsual(said, sale.price.typical),
  );

/** An amount that may be anything is a price where it is that of something which is sold. */
function isOfKinds(said: SaidPrice, kinds: readonly Kind[]): boolean {
  const [noun] = nounsOf(said);
  return (
    noun !== undefined && kinds.some((kind) => isOfVolume(noun, kind, said) || isOfSale(noun, kind, said))
  );
}

/** A sign that several have says nothing of the place. */
const dollar = 'USD';

/** A sign anywhere in the line, else the words of prices; null where there are several, or none. */
function currencyOf(text: string, prices: readonly SaidPrice[]): string | null {
  if (/\p{Sc}/u.test(text)) return currencyOfAmounts(text);
  const said = new Set(prices.flatMap(({ currencies: [first] }) => first ?? []));
  const [only] = said;
  return said.size === 1 && only !== undefined && only !== dollar ? only : null;
}

/** What a price is of is no further trade, where the trade sells just that: a barbershop, a haircut at 1,500. */
function withoutNouns(
  text: string,
  sure: readonly FoundPrice[],
  read: Understood,
  language: Language,
): Understood {
  const whole = sure.filter(({ wholeStart }) => wholeStart !== null);
  if (read.kinds.length === 0 || whole.length === 0) return read;
  const parts = sure.map(({ start, end, wholeStart }) => ({ start: wholeStart ?? start, end }));
  const again = understand(withoutPrices(text, parts), language);
  const [head] = again.kinds;
  const isSold = head !== undefined && whole.every(({ price }) => isOfKinds(price, [head]));
  return isSold ? again : read;
}

/** «60 т.р.» are no tonnes. */
const withRoubles = (text: string): string =>
  text.replace(/(?<=\d)\s?т\.?\s?р(?:\.|(?!\p{L}))/giu, ' тыс. руб.');

/** What a price was said with is no size, where the line had to be read whole. */
const withoutAmounts = (read: Understood, prices: readonly SaidPrice[]): Understood => ({
  ...read,
  sizes: read.sizes.filter(({ count }) => prices.every(({ amount }) => amount !== count)),
});

const bareMonthly =
  /(,\s*)(\d[\d \u00a0]*(?:[.,]\d+)?(?:\s?(?:тыс\p{L}*\.?|k|к))?)(\s+(?:(?:в|за)\s+месяц|(?:a|per)\s+month))(?=\s*(?:[,.;]|$))/iu;
const byMonth = new Set(['filled', 'members']);
const bareNightly =
  /(,\s*)(\d[\d \u00a0]*(?:[.,]\d+)?(?:\s?(?:тыс\p{L}*\.?|k|к))?)(\s+(?:(?:в|за)\s+(?:сутки|ночь)|(?:a|per)\s+night))(?=\s*(?:[,.;]|$))/iu;

/** «Ясли на 15 малышей, 35000 в месяц», “hotel with 20 rooms, 120 a night”: what is sold by the time costs that. */
function withPriceOfTime(
  text: string,
  language: Language,
  bare: RegExp,
  isSoldSo: (volume: Kind['volumes'][number]) => boolean,
): string {
  if (!bare.test(text)) return text;
  const [head] = understand(text.replace(bare, ', '), language).kinds;
  return head?.volumes.some(isSoldSo) === true ? text.replace(bare, '$1at $2$3') : text;
}

const withMonthlyPrice = (text: string, language: Language): string =>
  withPriceOfTime(
    text,
    language,
    bareMonthly,
    ({ formula, units }) => byMonth.has(formula) || units[0].startsWith('months of '),
  );
const withNightlyPrice = (text: string, language: Language): string =>
  withPriceOfTime(text, language, bareNightly, ({ formula }) => formula === 'nightly');

export const understandPriced = (text: string, language: Language): Understood =>
  readPriced(
    withNightlyPrice(withMonthlyPrice(pricesOfSeasons(withRoubles(text)), language), language),
    language,
  );

/** What is named beside an amount, on the side that is spoken of first, and on the other. */
function sureOf(found: FoundPrice, kinds: readonly Kind[]): readonly FoundPrice[] {
  const { price, ofBehind, isFirst } = found;
  if (!price.isDoubtful) return [found];
  const sold = (isFirst ? [...ofBehind, price] : [price, ...ofBehind]).find((one) => isOfKinds(one, kinds));
  if (sold === undefined) return [];
  return [sold === price ? found : { ...found, price: sold, wholeStart: null }];
}

function readPriced(text: string, language: Language): Understood {
  const found = pricesIn(text.slice(0, mostChars));
  if (found.length === 0) return understand(text, language);
  const firm = found.filter(({ price }) => !price.isDoubtful);
  const first = understand(withoutPrices(text, firm), language);
  const sure = found.flatMap((one) => sureOf(one, first.kinds));
  const read = sure.length === firm.length ? first : understand(withoutPrices(text, sure), language);
  // The words of a price may be all that tells the trade.
  const told =
    read.kinds.length > 0 || sure.length === 0
      ? withoutNouns(text, sure, read, language)
      : withoutAmounts(
          understand(text, language),
          sure.map(({ price }) => price),
        );
  const prices = sure.map(({ price }) => price);
  const { currency: _left, ...business } = told;
  const currency = currencyOf(text.slice(0, mostChars), prices);
  return {
    ...business,
    ...(currency !== null && { currency }),
    ...(prices.length > 0 && told.kinds.length > 0 && { prices }),
  };
}

/** Phrases that were answered are prices, whatever else they could be. */
export const saidInPhrases = (phrases: readonly string[]): readonly SaidPrice[] =>
  phrases.flatMap((phrase) =>
    pricesIn(phrase).map(({ price, ofBehind }) => ({
      ...(price.nouns.length > 0 ? price : (ofBehind.at(-1) ?? price)),
      isDoubtful: false,
    })),
  );
