// The parts that patterns of single numbers are made of, and what is read of what they find.
import type { BusinessFigure } from '#template/fields.ts';
import { amountOf, percentOf } from './amounts.ts';

export type Groups = Readonly<Record<string, string | undefined>>;

export interface Pattern {
  readonly said: RegExp;
  /** Null where it is something else. */
  readonly read: (groups: Groups) => BusinessFigure | readonly BusinessFigure[] | null;
  /** What the whole text has to say beside it. */
  readonly only?: RegExp;
}

export const pattern = (said: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, 'iu');
export const is =
  '(?:\\s*(?:[:=—–-]|of|is|at|to|for|costs?|will be|would be|about|around|set to|в|за|по|до|на|составит|составляет|будет|стоит|около|примерно))*\\s*';
export const end = '(?=\\s*(?:$|[,.;:!?()\\n]|(?:and|but|or|in|at|from|for|и|но|или|в|на|с|для)(?!\\p{L})))';

/** Fits no line of any model, and is told as it was said. */
export const noted = (): BusinessFigure => ({ is: 'amount', of: '', value: 0 });
export const isNoted = ({ is: kind, of }: BusinessFigure): boolean => kind === 'amount' && of === '';

export const ofAll =
  (kind: BusinessFigure['is']) =>
  (groups: Groups): BusinessFigure => ({ is: kind, of: '', ...amountOf(groups) });
export const rateOf =
  (kind: BusinessFigure['is'], of = '') =>
  (groups: Groups): BusinessFigure => ({ is: kind, of, value: percentOf(groups) });
