// Reads whether the premises of a business cost no rent, and what is said of its numbers and months, and takes out of the line what would read as a trade.
import { withDigits } from './figures/amounts.ts';
import { withGoals } from './figures/customers-said.ts';
import { figuresIn, type SaidFigure } from './figures/read-figures.ts';
import { busyIn, type SaidBusy } from './how-busy.ts';
import { openMonthsIn } from './season/open-months.ts';
import type { SaidMonths } from './season/time-of-year.ts';

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
  /** On how many days it works, and how full it is. */
  readonly busy?: SaidBusy;
  /** In which months of each year it is open. */
  readonly open?: SaidMonths;
  /** The line without what was read here. */
  readonly text: string;
}

export function withoutRent(text: string): FoundRent {
  const { open, text: yearly } = openMonthsIn(text);
  const aimed = withGoals(yearly);
  const { figures, text: unnumbered } = figuresIn(withDigits(aimed));
  const line = figures.length > 0 ? unnumbered : aimed;
  const paid = line.replaceAll(free, ', ');
  const isRentFree = paid !== line || line.search(denied) >= 0;
  const { busy, text: rest } = busyIn(paid);
  return {
    ...{ isRentFree, text: rest },
    ...(figures.length > 0 && { figures }),
    ...(Object.keys(busy).length > 0 && { busy }),
    ...(open && { open }),
  };
}
