// Builds and checks the model of a settled business; of what was proposed, as much is taken as leaves it as sound as it is without.
import { type Business, monthsInPeriod } from './business/business.ts';
import { type Adjusted, adjust } from './check/adjust.ts';
import { type HealthFinding, healthFindings } from './check/health.ts';
import { type Added, addedTo, type LeftOut } from './proposal/added.ts';
import type { Proposal } from './proposal/proposal.ts';
import { withProposal } from './proposal/with-proposal.ts';
import { type Answers, type Settled, settle, type Terms } from './settle.ts';
import { settleProposed } from './settle-proposed.ts';
import type { DocumentFrame } from './template/build-template.ts';
import type { Understood } from './understand/understand.ts';

interface Calculated {
  readonly settled: Settled;
  readonly adjusted: Adjusted;
  readonly findings: readonly HealthFinding[];
}

export interface MadeModel extends Calculated {
  /** What of the proposal is in it, and how it is told; null where nothing was proposed. */
  readonly proposal: Proposal | null;
  readonly added: Added | null;
}

export interface ModelQuestion {
  readonly understood: Understood;
  readonly answers: Answers;
  readonly terms: Terms;
  readonly proposal: Proposal | null;
  readonly frame: DocumentFrame;
}

/** For what is added up in floating point. */
const leastCent = 0.01;

const findingsOf = (business: Business, { measured }: Adjusted): readonly HealthFinding[] =>
  healthFindings(business.head.kind, measured, monthsInPeriod(business), business.levels);

function madeOf(settled: Settled, frame: DocumentFrame): Calculated {
  const adjusted = adjust(settled.business, frame);
  return { settled, adjusted, findings: findingsOf(settled.business, adjusted) };
}

const isSound = ({ adjusted: { measured } }: Calculated): boolean =>
  measured.isBalanced && (measured.scenarios[0]?.lowestCash ?? 0) > -leastCent;

const isMarginUsual = ({ findings }: Calculated): boolean => findings.every(({ rule }) => rule !== 'ebitda');

export function makeModel(question: ModelQuestion): MadeModel {
  const { understood, answers, terms, proposal, frame } = question;
  if (!proposal) return { ...madeOf(settle(understood, answers, terms), frame), proposal, added: null };
  const madeWith = (part: Proposal, leftOut: LeftOut): MadeModel => {
    const { settled, proposal: taken } = settleProposed(understood, answers, terms, part);
    const business = withProposal(settled.business, taken);
    const made = madeOf({ ...settled, business }, frame);
    return {
      ...made,
      proposal: taken,
      added: addedTo(made.adjusted.template, taken, leftOut, terms.language),
    };
  };
  const whole = madeWith(proposal, 'nothing');
  if (isSound(whole) && isMarginUsual(whole)) return whole;
  // The catalogue's own model of the same business.
  const plain = madeWith({ ...proposal, numbers: [], lines: [] }, 'all');
  const isAsGood = (made: MadeModel) => isSound(made) && (isMarginUsual(made) || !isMarginUsual(plain));
  if (isAsGood(whole)) return whole;
  const withoutLines = madeWith({ ...proposal, lines: [] }, 'lines');
  return isAsGood(withoutLines) ? withoutLines : plain;
}
