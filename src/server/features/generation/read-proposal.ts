// Holds what an AI answered to the catalogue, and tells nothing to propose from nothing that can be used.
import type { z } from 'zod';
import { proposal as shape } from '#contract/shapes/generation-shapes.ts';
import type { Grounding } from '#generate/proposal/grounding.ts';
import { heldProposal } from '#generate/proposal/held-proposal.ts';
import type { Proposal } from '#generate/proposal/proposal.ts';

type ProposalReply = z.input<typeof shape>;

const isEmpty = ({ kindIds, countryId, size, numbers, lines }: ProposalReply): boolean =>
  kindIds.length + numbers.length + lines.length === 0 && countryId === null && size === null;

/** Null for nonsense. What was proposed before may be taken back. */
export function readProposal(
  value: unknown,
  grounding: Grounding,
  before: Proposal | undefined,
): ProposalReply | null {
  const { kindIds, numbers, lines, ...held } = heldProposal(
    value,
    grounding,
    ({ line, figure }) => before?.numbers.some((one) => one.line === line && one.figure === figure) === true,
  );
  const proposal: ProposalReply = {
    ...held,
    kindIds: [...kindIds],
    numbers: numbers.map((number) => ({ ...number })),
    lines: lines.map((line) => ({ ...line, numbers: line.numbers.map((number) => ({ ...number })) })),
  };
  if (!isEmpty(proposal)) return proposal;
  const asked = shape.safeParse(value);
  return asked.success && isEmpty(asked.data) ? proposal : null;
}
