// Settles a business with what was proposed: what its author said comes first, then what was understood, then the proposal.
import { chosenKinds } from './proposal/chosen-kinds.ts';
import { groundingOf } from './proposal/grounding.ts';
import { heldProposal } from './proposal/held-proposal.ts';
import type { Proposal } from './proposal/proposal.ts';
import { type Answers, type Settled, settle, type Terms } from './settle.ts';
import type { Understood } from './understand/understand.ts';

export interface ProposedBusiness {
  /** Of the kinds as the catalogue has them. */
  readonly settled: Settled;
  /** What of the proposal belongs to it. */
  readonly proposal: Proposal;
}

const kindIdsOf = ({ business: { head, others } }: Settled): readonly string[] =>
  [head, ...others].map(({ kind }) => kind.id);

const headId = ({ business }: Settled): string => business.head.kind.id;

/** A size that AI read counts as one that was said, and is marked as what it is. */
function withSizeMarked(settled: Settled): Settled {
  const { business } = settled;
  const head = { ...business.head, isSizeSaid: false, isSizeProposed: true };
  return { ...settled, business: { ...business, head } };
}

/** With what was proposed of its kinds, place and size, where something was. */
export const settleWith = (
  understood: Understood,
  answers: Answers,
  terms: Terms,
  proposal: Proposal | undefined,
): Settled =>
  proposal
    ? settleProposed(understood, answers, terms, proposal).settled
    : settle(understood, answers, terms);

export function settleProposed(
  understood: Understood,
  answers: Answers,
  terms: Terms,
  proposed: unknown,
): ProposedBusiness {
  const { language } = terms;
  const first = settle(understood, answers, terms);
  const asked = heldProposal(proposed, groundingOf(kindIdsOf(first), language));
  const isKindAnswered = answers.kindIds !== undefined && !first.isUnknown;
  const { isUnknown, rest } = first;
  const understoodIds = kindIdsOf(first);
  const kindIds = isKindAnswered
    ? []
    : chosenKinds({ proposed: asked.kindIds, understood: understoodIds, isUnknown, rest });
  const ofKinds: Answers = kindIds.length > 0 ? { ...answers, kindIds } : answers;
  const meant = kindIds.length > 0 ? settle(understood, ofKinds, terms) : first;
  const sizeOf = headId(meant) === (asked.kindIds[0] ?? headId(first)) && meant.isSizeAssumed;
  const size = sizeOf ? asked.size : null;
  const countryId = meant.isPlaceAssumed ? asked.countryId : null;
  const all: Answers = {
    ...ofKinds,
    ...(countryId !== null && { countryId }),
    ...(size !== null && { partSizes: { ...answers.partSizes, [headId(meant)]: size } }),
  };
  const settled = settle(understood, all, terms);
  // Held once more: the kinds whose lines these are may be others now.
  const ofThese = typeof proposed === 'object' ? { ...proposed, kindIds: [] } : null;
  // What was proposed and taken back counts as proposed.
  const held = heldProposal(ofThese, groundingOf(kindIdsOf(settled), language), () => true);
  const { numbers, lines } = held;
  const proposal: Proposal = { kindIds, countryId, size, numbers, lines };
  return { settled: size === null ? settled : withSizeMarked(settled), proposal };
}
