// What closes a gap in the cash, and what it costs: each found by calculating the whole model with it, in every scenario.
import { create } from 'mutative';
import { prepare, type Values } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { ownedRowId } from '#model/ids/row-id.ts';
import { periodValues } from '#template/period-values.ts';
import type { Template } from '#template/template.ts';
import {
  creditLineOf,
  financingSection,
  type GapFunding,
  withFunding,
} from '../../document/edits/gap-funding.ts';
import { sectionCounts } from '../../document/modules/section-counts.ts';
import { type CashGap, cashGap, type LowestCash, lastCash, lowestCash } from './cash-gap.ts';

export interface FundingQuestion {
  readonly template: Template;
  /** Counted from 1; what funding costs is said of it. */
  readonly scenario: number;
  /** Of a new credit line, a year's, in percent. */
  readonly rate: string;
}

/** What a way to close the gap comes to. */
export interface FundingOffer {
  readonly funding: GapFunding;
  /** The limit of the line, or all that is paid in. */
  readonly amount: number;
  readonly lowest: LowestCash;
  readonly lastCash: number;
  /** Of a credit line alone. */
  readonly line: LineCost | null;
  /** Of capital alone. */
  readonly capital: CapitalCost | null;
}

interface LineCost {
  /** Over the forecast: what it adds where its limit is raised. */
  readonly interest: number;
  /** The most that is owed at the end of a period, and of which. */
  readonly most: LowestCash;
  readonly owedAtEnd: number;
}

interface CapitalCost {
  /** Counted from 0. */
  readonly firstPeriod: number;
  /** In how many periods something is paid in. */
  readonly periodCount: number;
  /** Of all that the owners have paid in by the end. */
  readonly share: number;
  /** The owners' return before and after, where the model knows it. */
  readonly returns: readonly [before: number, after: number] | null;
}

export interface FundingOffers {
  readonly lastCash: number;
  /** The scenario in which most is missing, counted from 0. */
  readonly worstScenario: number;
  /** Whether financing is off, so that it is switched on with everything in it. */
  readonly isOff: boolean;
  /** In the order in which they are offered; none where nothing of it closes the gap. */
  readonly offers: readonly FundingOffer[];
}

/** The model with every scenario calculated when it is asked for. */
interface Measured {
  readonly template: Template;
  readonly values: Values;
  /** By scenario. */
  readonly gaps: readonly (CashGap | null)[];
  readonly rowIds: ReadonlySet<string>;
  readonly inScenario: readonly Values[];
}

function measure(template: Template, scenario: number): Measured | null {
  const { workbook } = compile(template);
  if (!workbook) return null;
  const { values: valuesIn } = prepare(workbook);
  const inScenario = workbook.scenarioNames.map((_, index) => valuesIn(index + 1));
  const values = inScenario[scenario - 1] ?? valuesIn(1);
  return {
    template,
    values,
    gaps: inScenario.map((one) => cashGap(workbook, one)),
    rowIds: new Set(workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id))),
    inScenario,
  };
}

const needOf = ({ gaps }: Measured): number => Math.max(0, ...gaps.map((gap) => gap?.need ?? 0));

/** Null while the model cannot be calculated, or where there is no gap in any scenario. */
export function fundGap({ template, scenario, rate }: FundingQuestion): FundingOffers | null {
  const before = measure(template, scenario);
  if (!before || needOf(before) === 0) return null;
  const ask = { before, scenario };
  const isOff = !sectionCounts(template, financingSection);
  const switched = isOff ? funded(ask, { kind: 'switch' }) : before;
  if (!switched) return null;
  const offers =
    needOf(switched) === 0
      ? [{ ...costOf(switched, { kind: 'switch' }, 0), line: null, capital: null }]
      : [byLine(ask, rate), byCapital(ask, switched)].flatMap((offer) => offer ?? []);
  const needs = before.gaps.map((gap) => gap?.need ?? 0);
  return {
    lastCash: lastCash(before.values),
    worstScenario: needs.indexOf(Math.max(...needs)),
    isOff,
    offers,
  };
}

interface Ask {
  readonly before: Measured;
  readonly scenario: number;
}

const funded = ({ before: { template }, scenario }: Ask, funding: GapFunding): Measured | null =>
  measure(create(template, withFunding(template, funding).change.recipe), scenario);

const costOf = ({ values }: Measured, funding: GapFunding, amount: number) => ({
  ...{ funding, amount },
  lowest: lowestCash(values),
  lastCash: lastCash(values),
});

/** No forecast needs more; it only bounds what a line without a limit would draw. */
const boundless = 1e15;

/** A line without a bound draws what is needed, its own interest included; its highest balance is the limit. */
function byLine(ask: Ask, rate: string): FundingOffer | null {
  const { template } = ask.before;
  const raised = creditLineOf(template);
  const line = (limit: number) =>
    ({ kind: 'line', raisedId: raised?.id ?? null, limit, rate }) as const satisfies GapFunding;
  const id = raised?.id ?? withFunding(template, line(0)).id ?? '';
  const unbounded = funded(ask, line(boundless));
  if (!unbounded) return null;
  const peak = Math.max(...unbounded.inScenario.map((values) => most(balances(values, id)).amount));
  const limits = raised === null ? [] : periodValues(raised.limit, template.layout.cFcstColCount);
  const limit = Math.max(roundUp(peak), ...limits);
  const after = funded(ask, line(limit));
  if (!after || needOf(after) > 0) return null;
  const owed = balances(after.values, id);
  const before = raised === null ? 0 : interestOf(ask.before, id);
  return {
    ...costOf(after, line(limit), limit),
    line: { interest: interestOf(after, id) - before, most: most(owed), owedAtEnd: owed.at(-1) ?? 0 },
    capital: null,
  };
}

const financingRow = (id: string, part: string) => ownedRowId('financing', id, part);
const balances = (values: Values, id: string) => values.row(financingRow(id, 'closing')).subarray(1);

function interestOf({ rowIds, values }: Measured, id: string): number {
  const row = financingRow(id, 'interest');
  return rowIds.has(row) ? values.total(row) : 0;
}

function most(amounts: Float64Array): LowestCash {
  const amount = Math.max(...amounts);
  return { amount, period: amounts.indexOf(amount) };
}

/** What is paid in early may leave again as dividends of cash; then it comes when it is needed. */
function byCapital(ask: Ask, switched: Measured): FundingOffer | null {
  const first = Math.min(...switched.gaps.flatMap((gap) => gap?.firstPeriod ?? []));
  const at = Math.max(0, first - 1);
  const whole = (amount: number) => [...Array.from({ length: at }, () => 0), amount];
  let amounts: readonly number[] = whole(roundUp(needOf(switched)));
  for (let round = 0; round < maxRounds; round += 1) {
    const after = funded(ask, { kind: 'capital', amounts });
    if (!after) return null;
    const missing = needOf(after);
    if (missing === 0) return capitalOffer(ask, after, amounts);
    const isLeaving = round >= roundsAtOnce;
    const sum = sumOf(amounts);
    amounts = isLeaving
      ? withMissing(round === roundsAtOnce ? [] : amounts, round === roundsAtOnce ? switched : after)
      : whole(roundUp(sum + missing));
  }
  return null;
}

const roundsAtOnce = 3;
const maxRounds = 70;

/** What is missing in each period beyond what was missing before it, in the scenario where that is most. */
function withMissing(amounts: readonly number[], { inScenario }: Measured): readonly number[] {
  const needs = inScenario.map((values) => values.row('cf.funding_need').subarray(1));
  const length = needs[0]?.length ?? 0;
  let covered = 0;
  return Array.from({ length }, (_, period) => {
    const most = Math.max(...needs.map((one) => one[period] ?? 0));
    const more = Math.max(0, most - covered);
    covered += more;
    return (amounts[period] ?? 0) + roundUp(more);
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const returnId = 'ip.equity_irr';
const paidInId = 'financing.paid_in_capital';

function capitalOffer(ask: Ask, after: Measured, amounts: readonly number[]): FundingOffer {
  const { before } = ask;
  const amount = sumOf(amounts);
  const returns = [before, after].flatMap(({ rowIds, values }) =>
    rowIds.has(returnId) ? [values.constant(returnId)] : [],
  );
  const [was, is] = returns.filter(Number.isFinite);
  const paidIn = after.values.row(paidInId).at(-1) ?? amount;
  return {
    ...costOf(after, { kind: 'capital', amounts }, amount),
    line: null,
    capital: {
      firstPeriod: amounts.findIndex((one) => one > 0),
      periodCount: amounts.filter((one) => one > 0).length,
      share: amount / Math.max(amount, paidIn),
      returns: was !== undefined && is !== undefined ? [was, is] : null,
    },
  };
}

const keptDigits = 2;

/** Up to two digits and zeros: 41,234 is 42,000. */
export function roundUp(amount: number): number {
  if (amount <= 0) return 0;
  const step = 10 ** Math.max(0, Math.ceil(Math.log10(amount)) - keptDigits);
  return Math.ceil(amount / step) * step;
}
