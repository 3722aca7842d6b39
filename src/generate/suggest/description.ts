// Describes a suggested line in one sentence: the inputs that it is added with, what is usual, and who says so.
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
import { inMoney, type LineNumbers, shareOfAll, sizedMoney } from './line-numbers.ts';

type Values = LineNumbers['values'];

interface Said {
  /** The inputs of the formula, as the resource has them. */
  readonly inputs: string;
  /** What the limits are those of, where it is not among the inputs. */
  readonly basis: string | null;
  /** The number whose limits are told; in money, or in percent. */
  readonly figure: Figure;
  readonly isMoney: boolean;
  readonly note?: string;
}

const sourcesById = new Map(sources.map((source) => [source.id, source]));

/** Of limits; inputs are told as they are. */
const mostDigits = 3;
/** Of inputs: more than any of them has. */
const mostDecimals = 9;
/** Smaller amounts are told to the cent. */
const leastWhole = 100;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  formats.set(key, made);
  return made;
}

const plain = (value: number, language: Language): string =>
  formatOf(language, { maximumSignificantDigits: mostDigits }).format(value);

const exact = (value: number, language: Language): string =>
  formatOf(language, { maximumFractionDigits: mostDecimals }).format(value);

const cents = (value: number, language: Language): string =>
  formatOf(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

const isInCents = (value: number): boolean => value < leastWhole && !Number.isInteger(value) && value >= 0.01;

const amountText = (value: number, language: Language): string =>
  isInCents(value) ? cents(value, language) : plain(value, language);

const exactAmount = (value: number, language: Language): string =>
  isInCents(value) && Number(value.toFixed(2)) === value ? cents(value, language) : exact(value, language);

const inCurrency = (value: number, { language, currency }: LineContext): string =>
  `${exactAmount(value, language)} ${currency}`;

/** An input as the resource has it; what is paid once is followed by nothing. */
const typed = (values: Values, id: string): number => Number((values[id] ?? '').split(';')[0]);

const eachPeriod = ({ language, periodicity }: LineContext): string =>
  descriptionTexts[language].each[periodicity];

/** A number of each month, where a period is longer. */
const aMonth = ({ typical }: Figure, context: LineContext): string | null =>
  context.periodicity === 'month'
    ? null
    : `${inCurrency(typical, context)} ${descriptionTexts[context.language].each.month}`;

const saidAmount = (values: Values, context: LineContext): string =>
  `${inCurrency(typed(values, 'amount'), context)} ${eachPeriod(context)}`;

const quantityText = (values: Values, context: LineContext): string =>
  `${exact(typed(values, 'quantity'), context.language)} ${eachPeriod(context)}`;

function saidOfPart(sale: Extract<Sale, { form: 'priced' }>, line: KindLine, language: Language): string {
  const texts = descriptionTexts[language];
  const { kind } = line.part;
  const part = exact(sale.part.typical, language);
  const volume = volumeOf(sale.of, kind);
  if (volume) return texts.partOf(part, inLanguage(volume.units, language));
  return texts.shareOfLine(part, inLanguage(saleNamed(sale.of, kind)?.name ?? sale.name, language));
}

function saidOfSale(sale: Sale, line: KindLine, values: Values, context: LineContext): Said {
  const { language } = context;
  const texts = descriptionTexts[language];
  const { kind } = line.part;
  const money = (id: string) => inCurrency(typed(values, id), context);
  switch (sale.form) {
    case 'priced':
      return {
        inputs: texts.priced(money('price'), quantityText(values, context), saidOfPart(sale, line, language)),
        ...{ basis: null, figure: inMoney(sale.price, 'price', line, context), isMoney: true },
      };
    case 'share': {
      const base = volumeOf(sale.of, kind)?.name ?? saleNamed(sale.of, kind)?.name ?? sale.name;
      const turnover = `${money('volume')} ${eachPeriod(context)}`;
      const share = exact(typed(values, 'share'), language);
      return {
        inputs: texts.commission(share, turnover, inLanguage(base, language)),
        ...{ basis: null, figure: sale.share, isMoney: false },
      };
    }
    case 'subscription': {
      const [joined, churn] = ['new', 'churn'].map((id) => exact(typed(values, id), language));
      const figure = inMoney(sale.price, 'price', line, context);
      return {
        inputs: texts.subscription(money('price'), joined ?? '', churn ?? '', eachPeriod(context)),
        ...{ basis: aMonth(figure, context), figure, isMoney: true },
      };
    }
    case 'amount': {
      const figure = sizedMoney(sale.amount, 'price', line, context);
      return {
        inputs: saidAmount(values, context),
        ...{ basis: aMonth(figure, context), figure, isMoney: true },
      };
    }
  }
}

const isAll = (share: number, all: number): boolean => Math.abs(share - all) < share / 1000;

function saidOfShare(
  cost: Extract<Cost, { form: 'share' }>,
  line: KindLine,
  values: Values,
  context: LineContext,
): Said {
  const { language } = context;
  const texts = descriptionTexts[language];
  const { kind } = line.part;
  const { typical } = cost.share;
  const base = (cost.of === null ? null : saleNamed(cost.of, kind)?.name) ?? kind.name;
  const isOfAll = isAll(typical, shareOfAll(cost, line, context));
  return {
    inputs: texts.shareOfSales(exact(typed(values, 'share'), language)),
    basis: isOfAll ? null : texts.shareOfLine(exact(typical, language), inLanguage(base, language)),
    ...{ figure: cost.share, isMoney: false },
  };
}

function saidOfCost(cost: Cost, line: KindLine, values: Values, context: LineContext): Said {
  const { language, periodicity } = context;
  const texts = descriptionTexts[language];
  const money = (id: string) => inCurrency(typed(values, id), context);
  switch (cost.form) {
    case 'share':
      return saidOfShare(cost, line, values, context);
    case 'pay': {
      const burden = exact(typed(values, 'burden'), language);
      const figure = inMoney(cost.salary, 'pay', line, context);
      const inputs = texts.pay(exact(typed(values, 'people'), language), money('salary'), burden);
      return { inputs, basis: null, figure, isMoney: true };
    }
    case 'unit': {
      const figure = inMoney(naturalFigure(cost.cost, context.levels), 'supply', line, context);
      const units = inLanguage(volumeOf(cost.of, line.part.kind)?.units ?? cost.name, language);
      const inputs = texts.unit(money('cost'), quantityText(values, context), units);
      return { inputs, basis: null, figure, isMoney: true };
    }
    case 'monthly': {
      const figure = sizedMoney(cost.amount, 'overhead', line, context);
      const inputs = saidAmount(values, context);
      return { inputs, basis: aMonth(figure, context), figure, isMoney: true };
    }
    case 'yearly': {
      const figure = sizedMoney(cost.amount, yearlyClass(line.part.kind), line, context);
      const aYear = `${inCurrency(figure.typical, context)} ${texts.each.year}`;
      const inputs = saidAmount(values, context);
      return { inputs, basis: inputs === aYear ? null : aYear, figure, isMoney: true };
    }
    case 'once': {
      const figure = sizedMoney(cost.amount, 'overhead', line, context);
      const inputs = texts.once(money('amount'), texts.first[periodicity]);
      return { inputs, basis: null, figure, isMoney: true };
    }
  }
}

function saidOf(line: KindLine, values: Values, context: LineContext): Said {
  if (line.section === 'section_sales') return saidOfSale(line.line, line, values, context);
  if (line.section !== 'section_fixedassets') return saidOfCost(line.line, line, values, context);
  const figure = sizedMoney(line.line.amount, line.line.isTraded ? 'traded' : 'goods', line, context);
  const { language, periodicity } = context;
  const texts = descriptionTexts[language];
  const amount = inCurrency(typed(values, 'amount'), context);
  return {
    inputs: texts.once(amount, texts.first[periodicity]),
    ...{ basis: null, figure, isMoney: true },
    note: texts.lasts(generatedTexts[language].life(line.line.life)),
  };
}

function whoSays({ figure: { source }, isMoney }: Said, { language, isLocal }: LineContext): string {
  const texts = descriptionTexts[language];
  const found = source === undefined ? undefined : sourcesById.get(source);
  if (!found) return texts.estimate;
  const named = found.year === undefined ? found.publisher : `${found.publisher}, ${found.year}`;
  return isMoney && isLocal ? `${named}, ${texts.adjusted}` : named;
}

/** Of the numbers that it is added with. */
export function descriptionOf(line: KindLine, { values }: LineNumbers, context: LineContext): string {
  const { language } = context;
  const said = saidOf(line, values, context);
  const { inputs, basis, figure, isMoney, note } = said;
  const { low, high } = figure;
  const shown = isMoney ? amountText : plain;
  const limits =
    low < high ? [descriptionTexts[language].usual(shown(low, language), shown(high, language))] : [];
  const rest = [...(basis === null ? [] : [basis]), ...limits, ...(note === undefined ? [] : [note])];
  return `${inputs}; ${[...rest, whoSays(said, context)].join(', ')}.`;
}
