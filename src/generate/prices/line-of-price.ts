// Finds the line of sales that a price is of: by what it is for, by what is spoken of, else the main one.
import type { SaidPrice } from '../understand/price/said-price.ts';
import { timesIn } from './price-in-line.ts';
import { fitOf, isPiece } from './price-nouns.ts';
import type { SoldLine } from './sold-lines.ts';

interface LineOfPrice {
  readonly line: SoldLine;
  /** What the amount is multiplied with. */
  readonly times: number;
  /** A word says that it is this one. */
  readonly isNamed: boolean;
}

/** As well as its own name; a volume that is called so has its first line meant. */
const ofVolume = 1;
const well = 2;
/** “And”, “the”. */
const shortest = 3;

function fitIn(noun: string, line: SoldLine, lines: readonly SoldLine[]): number {
  const own = fitOf(noun, line.words);
  if (own > 0) return own;
  const isFirst = lines.find(({ part, volume }) => part === line.part && volume === line.volume) === line;
  return isFirst && line.volume !== null && fitOf(noun, line.volumeWords) > 0 ? ofVolume : 0;
}

interface Fitting {
  readonly line: SoldLine;
  readonly fit: number;
}

/** The first noun that any line is called by, and of the lines that are called so the one of which most is said. */
function fittingOf(nouns: readonly string[], lines: readonly SoldLine[]): Fitting | null {
  for (const noun of nouns) {
    const fits = lines.map((line) => ({ line, fit: Math.min(well, fitIn(noun, line, lines)) }));
    const most = Math.max(0, ...fits.map(({ fit }) => fit));
    if (most === 0) continue;
    const best = fits.filter(({ fit }) => fit === most);
    const said = ({ line }: Fitting): number => nouns.filter((one) => fitOf(one, line.words) > 0).length;
    const unsaid = ({ line }: Fitting): number =>
      [...line.words].filter(
        (word) => word.length > shortest && !nouns.some((one) => fitOf(one, new Set([word])) > 0),
      ).length;
    const isNearer = (one: Fitting, found: Fitting): boolean =>
      said(one) > said(found) || (said(one) === said(found) && unsaid(one) < unsaid(found));
    return best.reduce((found, one) => (isNearer(one, found) ? one : found));
  }
  return null;
}

/** Whether a word says which line is meant, in its own name. */
export const isOfLine = (nouns: readonly string[], lines: readonly SoldLine[]): SoldLine | null => {
  const found = fittingOf(nouns, lines);
  return found !== null && found.fit >= well ? found.line : null;
};

export const nounsOf = ({ noun, nouns }: SaidPrice): readonly string[] =>
  noun === null ? nouns : [noun, ...nouns];

const isMeasured = (line: SoldLine | undefined): boolean =>
  line !== undefined && Object.keys(line.measures).length > 0;

/** Null where nothing is sold so. */
export function lineOfPrice(price: SaidPrice, lines: readonly SoldLine[]): LineOfPrice | null {
  const { measured } = price;
  const nouns = nounsOf(price);
  if (measured === null) {
    const found = fittingOf(nouns, lines);
    const line = found?.line ?? lines[0];
    // No haircut is sold by the month.
    const isOther = found === null && price.noun !== null && isPiece(price.noun) && isMeasured(line);
    return line === undefined || isOther ? null : { line, times: 1, isNamed: (found?.fit ?? 0) >= well };
  }
  const named = isOfLine(nouns, lines);
  const sold = lines.flatMap((line) => {
    const times = timesIn(line, measured, named === line);
    return times === null ? [] : [{ line, times }];
  });
  const found = fittingOf(
    nouns,
    sold.map(({ line }) => line),
  );
  const isNamed = (found?.fit ?? 0) >= well;
  const chosen = (isNamed ? sold.find(({ line }) => line === found?.line) : undefined) ?? sold[0];
  return chosen ? { ...chosen, isNamed } : null;
}
