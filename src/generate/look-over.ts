// Looks a generated model over: what stands out against what is usual for its trade, and the prices that put it right.
import { hasPrices } from './business/business.ts';
import { findingText } from './check/finding-text.ts';
import { settledYear } from './check/health.ts';
import { highReturn } from './check/high-return.ts';
import { isBetter, pricesToTry } from './check/price-fix.ts';
import type { GenerateRequest } from './generate.ts';
import { type MadeModel, makeModel, unnamedFrame } from './make-model.ts';
import { understandPriced } from './prices/understand-priced.ts';

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
  /** Null where other prices put nothing right. */
  readonly prices: BetterPrices | null;
}

const sentence = (half: string): string => {
  const whole = `${half.slice(0, 1).toUpperCase()}${half.slice(1)}`;
  return whole.endsWith('.') ? whole : `${whole}.`;
};

type Asked = Omit<GenerateRequest, 'uuid' | 'timestamp'>;

export function lookOver(asked: Asked): LookedOver {
  const { text, language, answers = {}, proposal = null } = asked;
  const understood = understandPriced(text, language);
  const madeAt = (priceFactor: number | undefined): MadeModel => {
    const answered = { ...answers, ...(priceFactor !== undefined && { priceFactor }) };
    return makeModel({ understood, answers: answered, proposal, terms: asked, frame: unnamedFrame });
  };
  const made = madeAt(answers.priceFactor);
  const returned = returnOf(made);
  return {
    findings: [
      ...made.findings.map((finding) => sentence(findingText(finding, language))),
      ...(returned === null ? [] : [returned]),
    ],
    prices: betterPrices(made, madeAt),
  };
}

const returnOf = ({ adjusted, settled }: MadeModel): string | null =>
  highReturn(adjusted.measured.worth, settled.business);

/** Those with which least stands out, and of these the ones nearest to what they are; whoever says a price sets prices. */
function betterPrices(made: MadeModel, madeAt: (priceFactor: number) => MadeModel): BetterPrices | null {
  const { findings, adjusted, settled } = made;
  if (hasPrices(settled.business)) return null;
  const { health } = settled.business.head.kind;
  const year = settledYear(adjusted.measured);
  const { priceFactor } = adjusted.adjustments;
  let better: BetterPrices | null = null;
  let least = findings;
  for (const factor of year ? pricesToTry(findings, year, health.ebitda, priceFactor) : []) {
    const tried = madeAt(factor);
    const after = tried.findings;
    if (!isBetter(after, findings) || after.length >= least.length) continue;
    least = after;
    const percent = Math.round((factor / priceFactor - 1) * 100);
    better = { factor, percent, isAllUsual: after.length === 0 && returnOf(tried) === null };
  }
  return better;
}
