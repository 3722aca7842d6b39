// Describes a suggested line in one sentence: what is usual, within which limits, and who says so.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost, Sale } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { sources } from '#catalog/sources.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { naturalFigure, yearlyClass } from '../business/money.ts';
import { generatedTexts } from '../business/texts.ts';
import { descriptionTexts } from './description-texts.ts';
import { saleNamed, volumeOf } from './full-month.ts';
import type { KindLine, LineContext } from './kind-line.ts';
import { inMoney, peopleOf, shareOfAll, sizedMoney } from './line-numbers.ts';

interface Said {
  readonly what: string;
  /** The number whose limits are told; in money, or in percent. */
  readonly figure: Figure;
  readonly isMoney: boolean;
}

const sourcesById = new Map(sources.map((source) => [source.id, source]));

const mostDigits = 3;
/** Smaller amounts are told to the cent. */
const leastWhole = 100;

const plainFormats = new Map<Language, Intl.NumberFormat>();
const centFormats = new Map<Language, Intl.NumberFormat>();

function formatOf(
  formats: Map<Language, Intl.NumberFormat>,
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const made = formats.get(language) ?? new Intl.NumberFormat(locales[language], options);
  formats.set(language, made);
  return made;
}

const plain = (value: number, language: Language): string =>
  formatOf(plainFormats, language, { maximumSignificantDigits: mostDigits }).format(value);

const cents = (value: number, language: Language): string =>
  formatOf(centFormats, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

const amountText = (value: number, language: Language): string =>
  value < leastWhole && !Number.isInteger(value) && value >= 0.01
    ? cents(value, language)
    : plain(value, language);

const moneyText = ({ typical }: Figure, { language, currency }: LineContext): string =>
  `${amountText(typical, language)} ${currency}`;

function saidOfSale(sale: Sale, line: KindLine, context: LineContext): Said {
  const { language } = context;
  const texts = descriptionTexts[language];
  const { kind } = line.part;
  switch (sale.form) {
    case 'priced': {
      const figure = inMoney(sale.price, 'price', line, context);
      const units = inLanguage(volumeOf(sale.of, kind)?.units ?? sale.name, language);
      const part = plain(sale.part.typical, language);
      return { what: texts.priced(part, units, moneyText(figure, context)), figure, isMoney: true };
    }
    case 'share': {
      const base = volumeOf(sale.of, kind)?.name ?? saleNamed(sale.of, kind)?.name ?? sale.name;
      const share = plain(sale.share.typical, language);
      return {
        what: texts.commission(share, inLanguage(base, language)),
        figure: sale.share,
        isMoney: false,
      };
    }
    case 'subscription': {
      const figure = inMoney(sale.price, 'price', line, context);
      return {
        what: texts.subscription(moneyText(figure, context), plain(sale.churn.typical, language)),
        ...{ figure, isMoney: true },
      };
    }
    case 'amount': {
      const figure = sizedMoney(sale.amount, 'price', line, context);
      return { what: texts.monthly(moneyText(figure, context)), figure, isMoney: true };
    }
  }
}

const isAll = (share: number, all: number): boolean => Math.abs(share - all) < share / 1000;

function saidOfShare(cost: Extract<Cost, { form: 'share' }>, line: KindLine, context: LineContext): Said {
  const { language } = context;
  const texts = descriptionTexts[language];
  const { kind } = line.part;
  const all = shareOfAll(cost, line, context);
  const share = plain(cost.share.typical, language);
  const base = (cost.of === null ? null : saleNamed(cost.of, kind)?.name) ?? kind.name;
  const what = isAll(cost.share.typical, all)
    ? texts.shareOfSales(share)
    : texts.shareOfLine(share, inLanguage(base, language), plain(all, language));
  return { what, figure: cost.share, isMoney: false };
}

function saidOfCost(cost: Cost, line: KindLine, context: LineContext): Said {
  const { language } = context;
  const texts = descriptionTexts[language];
  if (cost.form === 'share') return saidOfShare(cost, line, context);
  if (cost.form === 'pay') {
    const figure = inMoney(cost.salary, 'pay', line, context);
    return { what: texts.pay(peopleOf(cost, line), moneyText(figure, context)), figure, isMoney: true };
  }
  if (cost.form === 'unit') {
    const figure = inMoney(naturalFigure(cost.cost, context.levels), 'price', line, context);
    const units = inLanguage(volumeOf(cost.of, line.part.kind)?.units ?? cost.name, language);
    return { what: texts.unit(moneyText(figure, context), units), figure, isMoney: true };
  }
  const of = cost.form === 'yearly' ? yearlyClass(line.part.kind) : 'overhead';
  const figure = sizedMoney(cost.amount, of, line, context);
  return { what: texts[cost.form](moneyText(figure, context)), figure, isMoney: true };
}

function saidOf(line: KindLine, context: LineContext): Said {
  if (line.section === 'section_sales') return saidOfSale(line.line, line, context);
  if (line.section !== 'section_fixedassets') return saidOfCost(line.line, line, context);
  const figure = sizedMoney(line.line.amount, line.line.isTraded ? 'traded' : 'goods', line, context);
  const texts = descriptionTexts[context.language];
  const life = generatedTexts[context.language].life(line.line.life);
  return { what: texts.asset(moneyText(figure, context), life), figure, isMoney: true };
}

function whoSays({ figure: { source }, isMoney }: Said, { language, isLocal }: LineContext): string {
  const texts = descriptionTexts[language];
  const found = source === undefined ? undefined : sourcesById.get(source);
  if (!found) return texts.estimate;
  const named = found.year === undefined ? found.publisher : `${found.publisher}, ${found.year}`;
  return isMoney && isLocal ? `${named}, ${texts.adjusted}` : named;
}

export function descriptionOf(line: KindLine, context: LineContext): string {
  const { language } = context;
  const said = saidOf(line, context);
  const { low, high } = said.figure;
  const shown = said.isMoney ? amountText : plain;
  const limits =
    low < high ? `${descriptionTexts[language].usual(shown(low, language), shown(high, language))}, ` : '';
  return `${said.what}; ${limits}${whoSays(said, context)}.`;
}
