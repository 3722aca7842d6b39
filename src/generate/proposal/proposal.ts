// What somebody outside proposes for a model of the catalogue; it chooses and moves, and never calculates.

/** A number of a line, in the catalogue's own money: dollars of the United States, a business of typical size. */
export interface ProposedNumber {
  /** The field of the line: price, part, share, cost, people, salary, amount, customers, churn, or an input of a driver. */
  readonly figure: string;
  readonly value: number;
}

/** A number of a line that is there, moved within its range. */
export interface MovedNumber extends ProposedNumber {
  /** An id that the grounding gave. */
  readonly line: string;
}

/** A further line, made like one that is there. */
export interface FurtherLine {
  /** An id that the grounding gave. */
  readonly like: string;
  readonly name: string;
  readonly numbers: readonly ProposedNumber[];
}

/** Held to the catalogue before anything of it is used. */
export interface Proposal {
  /** The trade first; empty where what was understood is right. Ids of the catalogue. */
  readonly kindIds: readonly string[];
  /** Of the catalogue; null where the text does not say. */
  readonly countryId: string | null;
  /** In the unit of the trade; null where the text does not say. */
  readonly size: number | null;
  readonly numbers: readonly MovedNumber[];
  readonly lines: readonly FurtherLine[];
}

export const mostFurtherLines = 8;
export const mostMovedNumbers = 60;
export const mostNameChars = 60;
