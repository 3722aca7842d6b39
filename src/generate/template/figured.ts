// Puts numbers that somebody said into the lines of a model, in place of what is usual.
import type { Cost, Sale } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import type { SettledFigure } from '../business/business.ts';
import { finelyRounded } from '../business/money.ts';
import { generatedTexts } from '../business/texts.ts';
import { months, numberText, type PartContext } from './context.ts';
import type { LineFlow, RowRead, Typed } from './line.ts';

const monthsInYear = 12;
const full = 100;

const nameOf = ({ name }: { readonly name: Pair }): string => inLanguage(name, defaultLanguage);

/** What is said of a line. */
const figuresOf = (line: Sale | Cost, { business, index }: PartContext): readonly SettledFigure[] =>
  (business.figures ?? []).filter(
    (figure) => figure.line?.part === index && nameOf(figure.line) === nameOf(line),
  );

const isRead = (input: Typed | RowRead | undefined): input is RowRead =>
  input !== undefined && 'row' in input;

/** The variable of a flow with another number, told to be said. */
function withNumber(
  flow: LineFlow,
  variable: string,
  context: PartContext,
  next: (data: string) => string,
): LineFlow {
  const input = flow.inputs[variable];
  if (input === undefined || isRead(input)) return flow;
  const source = generatedTexts[context.business.language].said;
  return { ...flow, inputs: { ...flow.inputs, [variable]: { ...input, data: next(input.data), source } } };
}

const times = (factor: number) => (data: string) => numberText(finelyRounded(Number(data) * factor));

/** What of a line is so much higher or lower: its price or its amount, or what one is paid. */
const movedBy: Readonly<Record<Sale['form'] | Cost['form'], string>> = {
  priced: 'price',
  subscription: 'price',
  amount: 'amount',
  share: 'share',
  unit: 'cost',
  pay: 'salary',
  ...{ monthly: 'amount', yearly: 'amount', once: 'amount' },
};

/** The period of the forecast in which a month is, counted from 0. */
function periodOf(from: string | undefined, context: PartContext): number {
  if (from === undefined) return 0;
  const monthOf = (day: string): number => {
    const [year = 0, month = 1] = day.split('-').map(Number);
    return year * monthsInYear + month;
  };
  return Math.max(0, Math.floor((monthOf(from) - monthOf(context.business.dateStart)) / months(context)));
}

/** So many more in each period from one on, or fewer, until nothing changes any more. */
function withPeople(data: string, { value, from }: SettledFigure, context: PartContext): string {
  const counts = data.split(';').map(Number);
  const first = periodOf(from, context);
  if (first >= context.business.periodCount) return data;
  const length = Math.max(counts.length, first + 1);
  const all = Array.from({ length }, (_, period) => {
    const count = counts[period] ?? counts.at(-1) ?? 0;
    return period < first ? count : Math.max(0, count + value);
  });
  const last = all.at(-1);
  const until = all.findLastIndex((count) => count !== last) + 1;
  return all
    .slice(0, until + 1)
    .map(numberText)
    .join(';');
}

/** What the line holds of so much a month. */
function amountOf(value: number, form: Sale['form'] | Cost['form'], context: PartContext): string {
  return numberText(form === 'yearly' ? value * monthsInYear : value * months(context));
}

function withFigure(
  flow: LineFlow,
  line: Sale | Cost,
  figure: SettledFigure,
  context: PartContext,
): LineFlow {
  const { is, value } = figure;
  const change = (variable: string, next: (data: string) => string): LineFlow =>
    withNumber(flow, variable, context, next);
  switch (is) {
    case 'people':
      return change('people', (data) => withPeople(data, figure, context));
    case 'times':
      return change(movedBy[line.form], times(value));
    case 'amount':
      return change('amount', () => amountOf(value, line.form, context));
    case 'pay-times':
      return change('salary', times(value));
    case 'pay':
      return change('salary', () => numberText(value));
    case 'share':
      return change('share', () => numberText(Math.min(full, value)));
    default:
      return flow;
  }
}

export const withFigures = (flow: LineFlow, line: Sale | Cost, context: PartContext): LineFlow =>
  figuresOf(line, context).reduce((changed, figure) => withFigure(changed, line, figure, context), flow);

/** Somebody is there of whom a business of the size would have none. */
export const isHired = (cost: Cost, context: PartContext): boolean =>
  figuresOf(cost, context).some(({ is, value }) => is === 'people' && value > 0);

/** That of the business as a whole; null where nobody said it. */
export const figureOfAll = (
  is: SettledFigure['is'],
  { figures = [] }: PartContext['business'],
): number | null => figures.findLast((figure) => figure.is === is && figure.line === null)?.value ?? null;
