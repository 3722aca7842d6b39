// Says in one sentence what a model is made of, what was assumed included: Dog grooming salon · Lisbon · 3 groomers · EUR.
import type { Business, Part } from './business/business.ts';
import { openText } from './business/open-months.ts';
import { priceLevelOf, priceLevelText } from './business/price-level.ts';
import { figureText } from './figures/figure-texts.ts';
import { priceText } from './prices/price-text.ts';
import type { Settled } from './settle.ts';
import { busyTexts } from './settle-busy.ts';
import { type SentencePart, sentenceOf } from './understand/sentence.ts';
import type { Size } from './understand/size/size-in-kind.ts';
import { withoutTexts } from './without/without-texts.ts';

const sizeOf = ({ kind, size, said, asked }: Part): Size => ({
  // A room is called otherwise in a hotel than in a winery.
  ...(said ?? { unit: kind.scale.unit, count: size, counted: kind.scale.counted }),
  ...(asked !== undefined && { asked }),
});

/** Those that were said, and that of the trade, unless it was not said and another is counted alike. */
function sizesOf({ head, others }: Business): readonly Size[] {
  const said = others.filter(({ isSizeSaid }) => isSizeSaid === true).map(sizeOf);
  const own = sizeOf(head);
  const isHidden = head.isSizeSaid !== true && said.some(({ unit }) => unit === own.unit);
  const sizes = isHidden ? said : [own, ...said];
  return sizes.filter(
    ({ unit, count }, at) => sizes.findIndex((one) => one.unit === unit && one.count === count) === at,
  );
}

export function settledSentence(settled: Settled): readonly SentencePart[] {
  const { business, country, city, isUnknown, opening } = settled;
  const { head, others, language, isOwned, isOnline, currency } = business;
  const free = business.isRentFree === true && !isOnline ? 'free' : null;
  const parts = sentenceOf(
    {
      kinds: isUnknown ? [] : [head.kind, ...others.map(({ kind }) => kind)],
      ...{ country, city, isOnline, opening },
      sizes: sizesOf(business),
      premises: isOwned ? 'owned' : free,
      ...{ rest: [], isAlone: false, unknownPlace: settled.unknownPlace },
    },
    language,
  );
  const sized = parts.findLastIndex(({ part }) => part === 'kind' || part === 'place' || part === 'size') + 1;
  const busy = busyTexts(head, settled.busySizes, language).map((text) => ({
    part: 'figure' as const,
    text,
  }));
  const prices = pricesIn(settled);
  const told = parts.toSpliced(sized, 0, ...busy, ...prices).filter(({ part }) => part !== 'currency');
  // A price names it already.
  const isMoneyTold = prices.some(({ text }) => text.includes(currency));
  const ofMoney = parts.flatMap((one) =>
    one.part === 'currency' && !isMoneyTold ? { ...one, text: currency } : [],
  );
  return [...told, ...wishesIn(settled), ...ofMoney];
}

/** Each that was said, and where all others were chosen to stand. */
function pricesIn({ prices, business }: Settled): readonly SentencePart[] {
  const { currency, language } = business;
  const level = priceLevelOf(business);
  return [
    ...prices.map((one) => ({ part: 'price' as const, text: priceText(one, currency, language) })),
    ...(level === null
      ? []
      : [{ part: 'price' as const, text: priceLevelText(level, prices.length > 0, language) }]),
  ];
}

/** When it is open, what it is without, and what is said of its numbers. */
function wishesIn({ business, figures, without }: Settled): readonly SentencePart[] {
  const { openMonths, language } = business;
  return [
    ...(openMonths ? [{ part: 'months' as const, text: openText(openMonths, language) }] : []),
    ...withoutTexts(without, business).map((text) => ({ part: 'without' as const, text })),
    ...figures.map((figure) => ({ part: 'figure' as const, text: figureText(figure, business) })),
  ];
}

export const spoken = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join(' · ');
