// Reads what a line changes of single numbers: rent 3000 a month, no loan, hire two drivers, coffee 10 % dearer.
import type { BusinessFigure } from '#template/fields.ts';
import type { Business } from '../../business/business.ts';
import {
  costNamed,
  isOfStaff,
  linesOf,
  type ModelLines,
  saleCalled,
  staffMeant,
} from '../../figures/lines-called.ts';
import { plainFigure } from '../../figures/plain-figure.ts';
import { figuresFor } from '../../figures/settle-figures.ts';
import { type Settled, worthOf } from '../../settle.ts';
import { startOf } from '../../settle-months.ts';
import {
  amount,
  amountOf,
  isPlainlyMoney,
  percent,
  percentOf,
  period,
  withDigits,
} from '../../understand/figures/amounts.ts';
import { figuresIn } from '../../understand/figures/read-figures.ts';
import { monthOf } from '../../understand/opening.ts';
import { wordsOf } from '../../understand/words/words.ts';
import { type Hiring, hiredIn, hiringOf } from './hired.ts';
import { movedIn } from './moved.ts';
import { nothingIn } from './nothing.ts';

export interface SaidNumbers {
  readonly figures: readonly BusinessFigure[];
  /** All prices are to be so many percent higher, or lower; null where nothing says so here. */
  readonly pricePercent: number | null;
  /** Rent is said, so the premises are rented. */
  readonly isRented: boolean;
  /** People of whom there is no line of pay. */
  readonly nobody: readonly string[];
  /** People are hired of whom the size says how many there are: their pay alone is added. */
  readonly isPayAlone: boolean;
  /** Somebody is hired where one person does the work. */
  readonly isOfOne: boolean;
  /** A size of nothing is said. */
  readonly isNothing: boolean;
  /** What nothing came of, as it was said. */
  readonly unread: readonly string[];
  /** The line without all this. */
  readonly rest: string;
}

interface Around {
  readonly business: Business;
  readonly lines: ModelLines;
  readonly settled: Settled;
}

/** What one part of the line says; null where it is left to others. */
interface Part {
  readonly figures?: readonly BusinessFigure[];
  readonly pricePercent?: number;
  readonly hiring?: Hiring;
  readonly isUnread?: boolean;
  /** What is read in its place. */
  readonly rest?: string;
}

const clauses = /(?<=[;!\n])|(?<=[,.])(?!\d)|(?<= )(?=(?:and|but|while|и|но|а) )/u;
const plain = (clause: string): string =>
  clause
    .trim()
    .replace(/^(?:and|but|while|и|но|а) /u, '')
    .replace(/[,;.!]$/u, '');

/** What somebody else has says nothing of this business. */
const likeOthers =
  /(?<!\p{L})(?:как (?:у|в) \p{Lu}\p{L}+|(?:just )?like (?:at )?\p{Lu}\p{L}+(?:['’]s)?)(?!\p{L})/u;

/** As if its premises were rented, so that there is a rent. */
const rented = ({ way, isRentFree: _, ...business }: Business): Business => ({
  ...{ ...business, isOwned: false },
  ...(way && { way: { ...way, isWithoutPremises: false } }),
});

function hiringIn(clause: string, { lines, settled, business }: Around, isMore = false): Hiring | null {
  const hired = hiredIn(isMore ? `add ${clause}` : clause);
  if (!hired) return null;
  const parts = [business.head, ...business.others];
  const dateOf = (month: number, year: number | null): string =>
    startOf(settled.business.dateStart, { month, year });
  return hiringOf(hired, { lines, parts, dateOf });
}

const isWhole = (value: number): boolean => Number.isFinite(value) && value > 0;

function movesIn(clause: string, { lines }: Around): Part | null {
  const moved = movedIn(clause);
  if (!moved) return null;
  const { times, of, isPrice, isPay } = moved;
  if (isPay) {
    const isFound = staffMeant(of, lines).length > 0 && isWhole(times);
    return isFound ? { figures: [{ is: 'pay-times', of, value: times }] } : { isUnread: true };
  }
  if (of === '') return isPrice ? { pricePercent: Number(((times - 1) * 100).toPrecision(6)) } : null;
  const isFound = (isPrice && saleCalled(of, lines) !== null) || costNamed(of, lines) !== null;
  if (isFound && isWhole(times)) return { figures: [{ is: 'times', of, value: times }] };
  return isPrice ? { isUnread: true } : null;
}

const is = '(?:\\s*(?:[:=—–-]|of|is|at|to|for|costs?|will be|в|по|до|на|будет|составит))*\\s*';
const costOf = new RegExp(`^(?:the |our )?(?<of>\\p{L}[\\p{L} ]*?)${is}${amount}${period}?$`, 'iu');
const shareOf = new RegExp(
  `^(?:the |our )?(?<of>\\p{L}[\\p{L} ]*?)${is}${percent}(?: (?:of (?:all )?(?:sales|revenue|turnover)|(?:от )?(?:выручки|продаж|оборота)))?$`,
  'iu',
);

/** Of less there are so many of them, and not so much for each. */
const leastPay = 100;
const isOfStaffAlone = (of: string, lines: ModelLines): boolean =>
  staffMeant(of, lines).length > 0 && wordsOf(of).every(({ form }) => isOfStaff(form) || form.length < 4);

/** Of a business that has no such line, they are no number of what it does. */
const anyCost =
  /^(?:utilit|bills|electric|water|heating|energy|internet|phone|insur|marketing|advert|accounting|cleaning|коммунал|свет|электрич|вод[аыу]|отоплен|интернет|связь|страхов|реклам|маркетинг|бухгалтер|уборк)/u;

/** A cost of so much a month, or a part of sales, by the name of its line. */
function amountsIn(clause: string, { lines, business, settled }: Around): Part | null {
  const text = plain(clause);
  const fitting = (figure: BusinessFigure): Part | null =>
    figuresFor(business, [figure], worthOf(settled.business)).fitting.length > 0
      ? { figures: [figure] }
      : null;
  const money = costOf.exec(text);
  const { of: cost = '', ...groups } = money?.groups ?? {};
  const of = cost.toLowerCase();
  if (money && isPlainlyMoney(groups)) {
    const isCost = groups.p !== undefined && anyCost.test(of);
    const unread: Part | null = isCost ? { isUnread: true } : null;
    if (costNamed(of, lines) !== null) return fitting({ is: 'amount', of, ...amountOf(groups) }) ?? unread;
    const isPay = groups.p !== undefined && amountOf(groups).value >= leastPay;
    if (isPay && isOfStaffAlone(of, lines)) return fitting({ is: 'pay', of, ...amountOf(groups) });
    if (unread) return unread;
  }
  const share = shareOf.exec(text)?.groups;
  return share?.of ? fitting({ is: 'share', of: share.of.toLowerCase(), value: percentOf(share) }) : null;
}

/** “In March”, before who is hired then. */
function monthAlone(clause: string): string | null {
  const words = wordsOf(plain(clause)).filter(({ type }) => type !== 'mark');
  const isOne = words.length > 0 && words.length <= 3 && words.some((word) => monthOf(word) > 0);
  const isElse = words.some(
    (word) =>
      monthOf(word) === 0 && word.type === 'word' && !/^(?:in|from|since|с|со|в|год[ау]?)$/u.test(word.form),
  );
  return isOne && !isElse ? plain(clause) : null;
}

function partIn(clause: string, around: Around, before: Part | null): Part | null {
  const isMore = before?.hiring?.as === 'figure' && /^(?:and|и) /u.test(clause.trim());
  const hiring = hiringIn(plain(clause), around) ?? (isMore ? hiringIn(plain(clause), around, true) : null);
  if (hiring) {
    if (hiring.as === 'size') return { hiring, rest: ` ${hiring.said}, ` };
    return { hiring, ...(hiring.as === 'figure' && { figures: [hiring.figure] }) };
  }
  return movesIn(plain(clause), around) ?? amountsIn(clause, around);
}

/** Each part of the line, and what it says; a month is that of who is hired beside it. */
function partsIn(line: string, around: Around): readonly { clause: string; part: Part | null }[] {
  const said = line.split(clauses);
  const parts: { clause: string; part: Part | null }[] = [];
  said.forEach((clause, at) => {
    const month = monthAlone(clause);
    const next = said[at + 1];
    if (month !== null && next !== undefined && isUndatedHiring(next, around)) {
      parts.push({ clause, part: {} });
      return;
    }
    const before = at > 0 ? monthAlone(said[at - 1] ?? '') : null;
    const isDated = before !== null && isUndatedHiring(clause, around);
    const part = partIn(isDated ? `${plain(clause)} ${before}` : clause, around, parts.at(-1)?.part ?? null);
    parts.push({ clause, part });
  });
  return parts.map(({ clause, part }, at) => ({ clause, part: datedAs(parts[at + 1]?.part, part) }));
}

function isUndatedHiring(clause: string, around: Around): boolean {
  const hiring = hiringIn(plain(clause), around);
  return hiring?.as === 'figure' && hiring.figure.from === undefined;
}

/** A cook and a waiter in March. */
function datedAs(next: Part | null | undefined, part: Part | null): Part | null {
  const [figure] = part?.figures ?? [];
  const from = fromOf(next?.hiring);
  if (part?.hiring?.as !== 'figure' || !figure || figure.from !== undefined || !from) return part;
  return { ...part, figures: [{ ...figure, from }] };
}

const fromOf = (hiring: Hiring | undefined): string | undefined => {
  if (hiring?.as === 'figure') return hiring.figure.from;
  return hiring?.as === 'nobody' ? hiring.from : undefined;
};

export function numbersIn(line: string, settled: Settled): SaidNumbers {
  const present = [settled.business.head, ...settled.business.others].map(({ kind }) => kind);
  const { isNothing, rest: sized } = nothingIn(line, present);
  const like = likeOthers.exec(sized)?.[0];
  const said = sized.replace(likeOthers, ', ');
  const read = figuresIn(withDigits(said));
  const business = rented(settled.business);
  const around: Around = { business, settled, lines: linesOf(business) };
  const { fitting } = figuresFor(business, read.figures, worthOf(settled.business));
  const plainly = fitting.map(({ asked }) => asked);
  const parts = partsIn(read.figures.length > 0 ? read.text : withDigits(said), around);
  const taken = parts.flatMap(({ part }) => part ?? []);
  const figures = [...plainly.map(plainFigure), ...taken.flatMap((part) => part.figures ?? [])];
  const isSame = read.figures.length === 0 && taken.length === 0 && said === line;
  const isAlone = settled.business.way?.isAlone === true;
  const isOfOne = isAlone && taken.some(({ hiring }) => hiring !== undefined && hiring.as !== 'size');
  return {
    ...{
      figures: isOfOne ? figures.filter(({ is: kind }) => kind !== 'people') : figures,
      isNothing,
      isOfOne,
    },
    pricePercent: taken.find((part) => part.pricePercent !== undefined)?.pricePercent ?? null,
    isRented: figures.some(({ is: kind, of }) => kind === 'amount' && of === 'rent'),
    nobody: isOfOne ? [] : taken.flatMap(({ hiring }) => (hiring?.as === 'nobody' ? [hiring.who] : [])),
    isPayAlone: taken.some(({ hiring }) => hiring?.as === 'figure' && hiring.isOfSize),
    unread: [
      ...(like === undefined ? [] : [like.trim()]),
      ...read.figures.filter((one) => !plainly.includes(one)).map((one) => one.said),
      ...parts.flatMap(({ clause, part }) => (part?.isUnread ? [plain(clause)] : [])),
    ],
    rest: isSame ? said : parts.map(({ clause, part }) => (part ? (part.rest ?? ', ') : clause)).join(''),
  };
}
