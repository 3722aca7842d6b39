// Builds and checks the model of a settled business; of what was proposed, as much is taken as leaves it as sound as it is without.
import { type Business, monthsInPeriod } from './business/business.ts';
import { adjust } from './check/adjust.ts';
import type { Adjusted } from './check/adjusted.ts';
import { type HealthFinding, healthFindings } from './check/health.ts';
import { usualHealthOf } from './check/usual-health.ts';
import { type Added, addedTo, namesOf } from './proposal/added.ts';
import { keptEntries } from './proposal/kept-entries.ts';
import type { FurtherLine, MovedNumber, Proposal } from './proposal/proposal.ts';
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

/** Of a model that is made to be measured. */
export const unnamedFrame: DocumentFrame = {
  ...{ uuid: '00000000-0000-4000-8000-000000000000', timestamp: 0, name: '', description: '' },
};

/** For what is added up in floating point. */
const leastCent = 0.01;

const findingsOf = (business: Business, { measured }: Adjusted): readonly HealthFinding[] =>
  healthFindings(
    { health: usualHealthOf(business, measured) },
    measured,
    monthsInPeriod(business),
    business.levels,
  );

function madeOf(settled: Settled, frame: DocumentFrame): Calculated {
  const adjusted = adjust(settled.business, frame);
  const { business } = adjusted;
  return { settled: { ...settled, business }, adjusted, findings: findingsOf(business, adjusted) };
}

const isSound = ({ adjusted: { measured } }: Calculated): boolean =>
  measured.isBalanced && (measured.scenarios[0]?.lowestCash ?? 0) > -leastCent;

const isMarginUsual = ({ findings }: Calculated): boolean => findings.every(({ rule }) => rule !== 'ebitda');

/** A number or a line of a proposal, as it is tried. */
type Entry =
  | { readonly is: 'number'; readonly number: MovedNumber }
  | { readonly is: 'line'; readonly line: FurtherLine };

const entriesOf = ({ numbers, lines }: Proposal): readonly Entry[] => [
  ...numbers.map((number): Entry => ({ is: 'number', number })),
  ...lines.map((line): Entry => ({ is: 'line', line })),
];

const proposalOf = (proposal: Proposal, entries: readonly Entry[]): Proposal => ({
  ...proposal,
  numbers: entries.flatMap((entry) => (entry.is === 'number' ? [entry.number] : [])),
  lines: entries.flatMap((entry) => (entry.is === 'line' ? [entry.line] : [])),
});

/** Of what was proposed, all that leaves the margin usual, or as unusual as it is without. */
export function makeModel(question: ModelQuestion): MadeModel {
  const { understood, answers, terms, proposal, frame } = question;
  if (!proposal) return { ...madeOf(settle(understood, answers, terms), frame), proposal, added: null };
  const { settled, proposal: held } = settleProposed(understood, answers, terms, proposal);
  const madeWith = (entries: readonly Entry[]): Calculated => {
    const business = withProposal(settled.business, proposalOf(held, entries));
    return madeOf({ ...settled, business }, frame);
  };
  const toldOf = (made: Calculated, kept: readonly Entry[], leftOut: readonly Entry[]): MadeModel => {
    const taken = proposalOf(held, kept);
    const names = namesOf(proposalOf(held, leftOut), settled.business, terms.language);
    return {
      ...made,
      proposal: taken,
      added: addedTo(made.adjusted.template, taken, names, settled.business),
    };
  };
  const all = entriesOf(held);
  const whole = madeWith(all);
  if (isSound(whole) && isMarginUsual(whole)) return toldOf(whole, all, []);
  // The catalogue's own model of the same business.
  const plain = madeWith([]);
  let best = plain;
  const isGood = (made: Calculated) => isSound(made) && (isMarginUsual(made) || !isMarginUsual(plain));
  if (isGood(whole)) return toldOf(whole, all, []);
  const { kept, leftOut } = keptEntries(all, (entries) => {
    const made = madeWith(entries);
    if (isGood(made)) best = made;
    return isGood(made);
  });
  return toldOf(best, kept, leftOut);
}
