// Tells what the page shows beside a generated model: what was not understood or used, and what stands out.
import type { LookedOver } from '#generate/look-over.ts';
import { unusedText } from '#generate/prices/price-text.ts';
import type { Settled } from '#generate/settle.ts';
import { sizeText } from '#generate/understand/sentence.ts';
import { isImpossibleSize } from '#generate/understand/size/impossible.ts';
import type { Language } from '#language/language.ts';

interface ReportTexts {
  readonly unknownKind: string;
  readonly unknownPlace: (place: string) => string;
  readonly rest: (words: string) => string;
  readonly wrongSizes: (sizes: string) => string;
  readonly unusedSizes: (sizes: string) => string;
  readonly title: string;
  /** What a further line would do. */
  readonly prices: (line: string, isAllUsual: boolean) => string;
  readonly line: (percent: number, isUp: boolean) => string;
  /** Two such lines. */
  readonly payLines: (percent: number, isUp: boolean) => string;
  readonly byHand: string;
}

const texts: Readonly<Record<Language, ReportTexts>> = {
  en: {
    unknownKind:
      'This kind of business is not known yet: the model has what most businesses have. Say it in other words.',
    unknownPlace: (place) =>
      `The place “${place}” is not known: name a country, and prices and pay will be those usual there.`,
    rest: (words) => `Not understood: ${words}.`,
    wrongSizes: (sizes) =>
      `Not used: ${sizes}. No business is of such a size; it has to be above zero, and no more than a business can have.`,
    unusedSizes: (sizes) => `Not used: ${sizes}. The size of this business is counted otherwise.`,
    title: 'Worth a second look:',
    prices: (line, isAllUsual) =>
      `With --refine "${line}" ${isAllUsual ? 'margins, pay and returns are as usual for the trade' : 'fewer numbers are unusual'}.`,
    line: (percent, isUp) => `all prices ${percent}% ${isUp ? 'higher' : 'lower'}`,
    payLines: (percent, isUp) => {
      const moved = `${percent}% ${isUp ? 'higher' : 'lower'}`;
      return `salaries ${moved}" --refine "rent ${moved}`;
    },
    byHand:
      'Prices alone do not put this right: look at pay, costs and the size of the business, or keep it if you know why it is so.',
  },
  ru: {
    unknownKind:
      'Такой бизнес пока не известен: в модели то, что есть у большинства компаний. Опишите его другими словами.',
    unknownPlace: (place) =>
      `Место «${place}» не известно: назовите страну, и цены с зарплатами будут обычными для неё.`,
    rest: (words) => `Не понято: ${words}.`,
    wrongSizes: (sizes) =>
      `Не использовано: ${sizes}. Такого размера у бизнеса не бывает: он больше нуля и не больше возможного.`,
    unusedSizes: (sizes) => `Не использовано: ${sizes}. Размер этого бизнеса считается иначе.`,
    title: 'Стоит проверить:',
    prices: (line, isAllUsual) =>
      `С --refine "${line}" ${isAllUsual ? 'рентабельность, зарплаты и окупаемость будут обычными для этого дела' : 'необычного станет меньше'}.`,
    line: (percent, isUp) => `${isUp ? 'подними' : 'снизь'} цены на ${percent} %`,
    payLines: (percent, isUp) => {
      const moved = `на ${percent} % ${isUp ? 'выше' : 'ниже'}`;
      return `зарплаты ${moved}" --refine "аренда ${moved}`;
    },
    byHand:
      'Одними ценами этого не исправить: проверьте зарплаты, расходы и размер бизнеса — или оставьте как есть, если знаете причину.',
  },
};

function notUnderstood(settled: Settled, language: Language): readonly string[] {
  const { isUnknown, rest, unknownPlace, unusedSizes } = settled;
  const said = texts[language];
  const listed = (found: readonly string[], tell: (list: string) => string) =>
    found.length > 0 ? [tell(found.join(', '))] : [];
  const place = unknownPlace === null ? [] : [said.unknownPlace(unknownPlace)];
  if (isUnknown) return [said.unknownKind, ...place];
  const sizes = unusedSizes.map((size) => sizeText(size, undefined, language));
  return [
    ...place,
    ...listed(
      rest.filter((words) => !isImpossibleSize(words)),
      said.rest,
    ),
    ...listed(rest.filter(isImpossibleSize), said.wrongSizes),
    ...listed(sizes, said.unusedSizes),
    ...settled.unusedPrices.map((price) => unusedText(price, settled.business.currency, language)),
  ];
}

/** What puts it right, all of it or a part. */
function stepOf({ prices, pay }: LookedOver, language: Language): string {
  const { line, payLines, prices: tell, byHand } = texts[language];
  if (prices) return tell(line(Math.abs(prices.percent), prices.percent > 0), prices.isAllUsual);
  return pay ? tell(payLines(Math.abs(pay.percent), pay.percent > 0), pay.isAllUsual) : byHand;
}

const standingOut = (looked: LookedOver, language: Language): readonly string[] =>
  looked.findings.length === 0
    ? []
    : [
        texts[language].title,
        ...[...looked.findings, stepOf(looked, language)].map((sentence) => `  ${sentence}`),
      ];

export const generationReport = (settled: Settled, looked: LookedOver): readonly string[] => {
  const { language } = settled.business;
  const { remark } = looked;
  return [
    ...notUnderstood(settled, language),
    ...(remark === undefined ? [] : [remark]),
    ...standingOut(looked, language),
  ];
};
