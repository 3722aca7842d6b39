// Joins what is said of numbers with what was said before: two cooks and one more are three, another rent stands in place of the first.
import type { BusinessFigure } from '#template/fields.ts';

export const mostFigures = 40;

/** They come on top of what was said, or go with it. */
const added: ReadonlySet<BusinessFigure['is']> = new Set(['people']);
const multiplied: ReadonlySet<BusinessFigure['is']> = new Set(['times', 'pay-times']);
const ofMoney: ReadonlySet<BusinessFigure['is']> = new Set(['amount', 'pay', 'loan', 'equity']);
/** A rent that is said anew forgets by how much the one before was moved. */
const forgets: Readonly<Partial<Record<BusinessFigure['is'], readonly BusinessFigure['is'][]>>> = {
  amount: ['amount', 'times', 'share'],
  share: ['share', 'amount'],
  pay: ['pay', 'pay-times'],
  loan: ['loan', 'equity'],
  equity: ['equity', 'loan'],
};

/** Without a loan nothing is left to say of it. */
const ofLoan: ReadonlySet<BusinessFigure['is']> = new Set(['loan', 'equity', 'loan-rate', 'loan-years']);
const isNoLoan = ({ is, value }: BusinessFigure): boolean => is === 'loan' && value === 0;

/** An amount that was said is moved itself. */
const movedOf: Readonly<Partial<Record<BusinessFigure['is'], readonly BusinessFigure['is'][]>>> = {
  times: ['amount', 'share'],
  'pay-times': ['pay'],
};

/** An amount stays in the money that it was said in. */
export const inCurrency = (figure: BusinessFigure, currency: string): BusinessFigure =>
  ofMoney.has(figure.is) && figure.currency === undefined && figure.value !== 0
    ? { ...figure, currency }
    : figure;

export function joined(soFar: readonly BusinessFigure[], figure: BusinessFigure): readonly BusinessFigure[] {
  const { is, of, value, from } = figure;
  const isSame = (one: BusinessFigure): boolean => one.is === is && one.of === of && one.from === from;
  const moves = movedOf[is];
  const moved = moves && soFar.find((one) => moves.includes(one.is) && one.of === of);
  if (moved)
    return soFar.map((one) =>
      one === moved ? { ...one, value: Number((one.value * value).toPrecision(6)) } : one,
    );
  const old = soFar.find(isSame);
  if (added.has(is) || multiplied.has(is)) {
    const before = old?.value ?? (added.has(is) ? 0 : 1);
    const after = added.has(is) ? before + value : Number((before * value).toPrecision(6));
    const others = soFar.filter((one) => !isSame(one));
    const isNothing = after === (added.has(is) ? 0 : 1);
    return isNothing ? others : [...others, { ...figure, value: after }];
  }
  if (isNoLoan(figure)) return [...soFar.filter((one) => !ofLoan.has(one.is)), figure];
  const gone = forgets[is] ?? [is];
  return [...soFar.filter((one) => one.of !== of || !gone.includes(one.is)), figure];
}
