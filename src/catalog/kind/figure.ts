// A number of a kind of business: what is typical, the range most businesses are in, and where that comes from.

/** Whether a number grows with the size of the business, stays, or follows it more slowly, as overheads do. */
type Scaling = 'each' | 'slower' | 'none';

/**
 * What differs between countries beside money: the hours of sun, what a hectare bears and takes, what a cow gives and what is put into
 * it for each litre, and how many look after people who live in a home.
 */
export type NaturalId = 'sun' | 'grain' | 'fields' | 'vegetables' | 'milk' | 'fodder' | 'care';

export interface Figure {
  readonly typical: number;
  readonly low: number;
  readonly high: number;
  /** The id of a source that was read; without one it is our estimate. */
  readonly source?: string;
  /** Where nothing is said, the place of the number decides. */
  readonly scaling?: Scaling;
  /** What it is in the United States; elsewhere more or less by what nature gives there. */
  readonly follows?: NaturalId;
}

/** Typical, lowest and highest usual; the last two default to a half more and a third less. */
export function n(typical: number, low = typical / 1.5, high = typical * 1.5, source?: string): Figure {
  return { typical, low, high, ...(source !== undefined && { source }) };
}

/** For each unit of the size of the business: each room, seat, van or hectare. */
export const each = (figure: Figure | number): Figure => ({
  ...(typeof figure === 'number' ? n(figure) : figure),
  scaling: 'each',
});

/** The same whatever the size of the business. */
export const whole = (figure: Figure | number): Figure => ({
  ...(typeof figure === 'number' ? n(figure) : figure),
  scaling: 'none',
});

/** As much as sun or soil give where the business is. */
export const following = (follows: NaturalId, figure: Figure): Figure => ({ ...figure, follows });
