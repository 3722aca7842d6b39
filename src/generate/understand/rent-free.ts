// Reads whether the premises of a business cost no rent, and what is said of its numbers, and takes out of the line what would read as a trade.
import { withDigits } from './figures/amounts.ts';
import { figuresIn, type SaidFigure } from './figures/read-figures.ts';

/** After the words of rent: a trade may let something out. */
const end = '(?=\\s*(?:$|[,.;:!?()\\n]|(?:to pay|and|but|or|nor|in|at|и|но|или|в|на)(?!\\p{L})))';
const premises = '(?:\\s+(?:помещен|площад|офис)\\p{L}*)?';
const pattern = (said: string): RegExp => new RegExp(`(?<!\\p{L})(?:${said})(?![\\p{L}])`, 'giu');

/** What denies it is no word of a trade anyway. */
const denied = pattern(
  `(?:no|without(?: any)?) rent${end}|без (?:арендной платы|аренды)${premises}${end}|(?:арендной платы|аренды)${premises} нет`,
);
const free = pattern(
  `(?:rent|lease)[- ]free|(?:no|without) rent to pay|(?:free|zero) rent${end}|(?:do not|don['’]?t|won['’]?t|will not|not) pay(?:ing)? (?:any |the )?rent|` +
    `не плат\\p{L}+ (?:за )?аренд\\p{L}+(?: плат\\p{L}+)?|(?:аренд\\p{L}+ )(?:плат\\p{L}+ )?не плат\\p{L}+|бесплатн\\p{L}+ аренд\\p{L}+`,
);

export interface FoundRent {
  readonly isRentFree: boolean;
  /** What is said of single numbers, such as the rent. */
  readonly figures?: readonly SaidFigure[];
  /** The line without what was read here. */
  readonly text: string;
}

export function withoutRent(text: string): FoundRent {
  const { figures, text: unnumbered } = figuresIn(withDigits(text));
  const line = figures.length > 0 ? unnumbered : text;
  const rest = line.replaceAll(free, ', ');
  const isRentFree = rest !== line || line.search(denied) >= 0;
  return { isRentFree, text: rest, ...(figures.length > 0 && { figures }) };
}
