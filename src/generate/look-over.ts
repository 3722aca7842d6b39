// Looks a generated model over: what stands out against what is usual for its trade, and the prices that put it right.
import type { BusinessFigure } from '#template/fields.ts';
import { type BetterPay, betterPay } from './better-pay.ts';
import { hasPrices } from './business/business.ts';
import { findingText } from './check/finding-text.ts';
import { settledYear } from './check/health.ts';
import { believedReturn, highReturn, returnPercent } from './check/high-return.ts';
import { littleMoney } from './check/little-money.ts';
import { isBetter, pricesToTry, type Standing } from './check/price-fix.ts';
import { usualHealthOf } from './check/usual-health.ts';
import { plainFigure } from './figures/plain-figure.ts';
import type { GenerateRequest } from './generate.ts';
import { type MadeModel, makeModel, unnamedFrame } from './make-model.ts';
import { understandPriced } from './prices/understand-priced.ts';
import type { Answers } from './settle.ts';

export interface BetterPrices {
  /** Against what is usual, as it is answered. */
  readonly factor: number;
  /** Against what they are now. */
  readonly percent: number;
  /** Nothing stands out then. */
  readonly isAllUsual: boolean;
}

export interface LookedOver {
  /** What is not as usual, in sentences. */
  readonly findings: readonly string[];
  /** What is no fault and still surprises. */
  readonly remark?: string;
  /** Null where other prices put nothing right. */
  readonly prices: BetterPrices | null;
  /** Where prices were said and other pay puts something right. */
  readonly pay?: BetterPay;
}

const sentence = (half: string): string => {
  const whole = `${half.slice(0, 1).toUpperCase()}${half.slice(1)}`;
  return whole.endsWith('.') ? whole : `${whole}.`;
};

type Asked = Omit<GenerateRequest, 'uuid' | 'timestamp'>;

export function lookOver(asked: Asked): LookedOver {
  const { text, language, answers = {}, proposal = null } = asked;
  const understood = understandPriced(text, language);
  const madeWith = (changed: Answers): MadeModel =>
    makeModel({
      ...{ understood, proposal, terms: asked, frame: unnamedFrame },
      answers: { ...answers, ...changed },
    });
  const made = madeWith({});
  const returned = returnOf(made);
  const remark = littleMoney(made.adjusted, made.settled.business);
  return {
    findings: [
      ...made.findings.map((finding) => sentence(findingText(finding, language))),
      ...(returned === null ? [] : [returned]),
    ],
    ...(remark !== null && { remark }),
    prices: betterPrices(made, (priceFactor) => madeWith({ priceFactor })),
    ...otherPay(made, (figures) => madeWith({ figures })),
  };
}

function otherPay(
  made: MadeModel,
  madeAt: (figures: readonly BusinessFigure[]) => MadeModel,
): Pick<LookedOver, 'pay'> {
  const { business, figures } = made.settled;
  if (!hasPrices(business)) return {};
  const said = figures.map(({ asked }) => plainFigure(asked));
  const pay = betterPay(standingIn(made), said, (changed) => standingIn(madeAt(changed)));
  return pay === null ? {} : { pay };
}

/** Where little money is put in, a high return is no fault. */
const returnOf = ({ adjusted, settled: { business } }: MadeModel): string | null =>
  littleMoney(adjusted, business) === null ? highReturn(adjusted.measured.worth, business) : null;

/** All that stands out, also what it returns. */
const standingIn = (made: MadeModel): readonly Standing[] => {
  const value = returnPercent(made.adjusted.measured.worth);
  const returned: Standing = { rule: 'return', value, usual: believedReturn };
  return returnOf(made) === null ? made.findings : [...made.findings, returned];
};

/** Those with which least stands out, and of these the ones nearest to what they are; whoever says a price sets prices. */
function betterPrices(made: MadeModel, madeAt: (priceFactor: number) => MadeModel): BetterPrices | null {
  const { adjusted, settled } = made;
  if (hasPrices(settled.business)) return null;
  const { ebitda } = usualHealthOf(settled.business, adjusted.measured);
  const year = settledYear(adjusted.measured);
  const { priceFactor } = adjusted.adjustments;
  const before = standingIn(made);
  let better: BetterPrices | null = null;
  let least = before;
  for (const factor of year ? pricesToTry(before, year, ebitda, priceFactor) : []) {
    const after = standingIn(madeAt(factor));
    if (!isBetter(after, before) || after.length >= least.length) continue;
    least = after;
    const percent = Math.round((factor / priceFactor - 1) * 100);
    better = { factor, percent, isAllUsual: after.length === 0 };
  }
  return better;
}
