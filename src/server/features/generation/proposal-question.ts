// What an AI is asked about a whole model: our task, then the user's text and the catalogue's lines as data.
import type { z } from 'zod';
import { countryById } from '#catalog/places/places.ts';
import type { generationCalls } from '#contract/calls/generation-calls.ts';
import { proposal as schema } from '#contract/shapes/generation-shapes.ts';
import type { Grounding } from '#generate/proposal/grounding.ts';
import { heldProposal } from '#generate/proposal/held-proposal.ts';
import { mostFurtherLines, mostMovedNumbers, mostNameChars } from '#generate/proposal/proposal.ts';
import { linesForAi } from '#server/ai/lines-for-ai.ts';
import { furtherRule, rulesForAi } from '#server/ai/rules-for-ai.ts';
import { withoutContacts } from '#server/ai/without-contacts.ts';
import type { AiQuestion } from '#server/ports/ai/ai.ts';

const mostTokens = 4000;

const task = `You help somebody to fill in the financial model of a small business from a catalogue. You get one JSON object:
- text: what they wrote about the business. refinement, if it is there: what they want changed in the model that is there; propose that alone.
- soFar, if it is there: what was proposed for that model before. It stays unless you propose other numbers for it, or a line of the same name, which takes its place.
- kinds: the kinds of business that were understood, with their lines. otherKinds: pairs of id and name of kinds that may be meant instead.
- country: the country that was understood, if any. language: of names.

Answer with one JSON object:
- kindIds: ids of kinds or otherKinds, the main trade first, then what it is combined with, four at most. Empty if kinds is right. If kinds is any_business, nothing was understood: choose one, or two that are combined, only if the text says plainly what is done; otherwise leave it empty.
- countryId: the country that the text names, as its ISO code of two letters; otherwise null.
- size: how large the main trade is, counted as its size says, if the text says so; otherwise null.
- numbers: at most ${mostMovedNumbers} numbers that the text gives reason to move. line: the id of the line. figure: the name of its number. value: from low to high. Empty if the text gives no reason.
- lines: at most ${mostFurtherLines} further lines of what the text mentions and kinds lack. Empty if nothing is lacking. like: the id of the line that it resembles most. name: at most ${mostNameChars} characters. ${furtherRule}
Lines and numbers of otherKinds are not given, so an answer that chooses one of them has none for it.
${rulesForAi}`;

type Asked = z.output<(typeof generationCalls)['proposeModel']['body']>;

/** What is in the model beside the catalogue's own. */
function soFarOf(proposed: Asked['proposal'], grounding: Grounding) {
  const { numbers, lines } = heldProposal(proposed, grounding);
  return { numbers, lines: lines.map((line) => ({ ...line, name: withoutContacts(line.name) })) };
}

export function proposalQuestion(
  { text, refinement, countryId, language, proposal }: Asked,
  grounding: Grounding,
): Omit<AiQuestion, 'signal'> {
  const { kinds, otherKinds } = grounding;
  // Whatever is none of the catalogue's is a text.
  const country = countryById(countryId ?? '');
  const data = JSON.stringify({
    text: withoutContacts(text),
    ...(refinement !== undefined && { refinement: withoutContacts(refinement) }),
    ...(proposal !== undefined && { soFar: soFarOf(proposal, grounding) }),
    ...(country && { country: country.id }),
    language,
    kinds: kinds.map(linesForAi),
    otherKinds: otherKinds.map(({ id, name }) => [id, name]),
  });
  return { task, data, schema, schemaName: 'proposal', mostTokens };
}
