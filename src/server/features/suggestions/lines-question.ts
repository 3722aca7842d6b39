// What an AI is asked about one section: our task, then what is looked for and the catalogue's lines as data.
import { proposedLines as schema } from '#contract/shapes/generation-shapes.ts';
import type { Grounding } from '#generate/proposal/grounding.ts';
import { mostFurtherLines, mostNameChars } from '#generate/proposal/proposal.ts';
import type { Language } from '#language/language.ts';
import { linesForAi } from '#server/ai/lines-for-ai.ts';
import { furtherRule, rulesForAi } from '#server/ai/rules-for-ai.ts';
import { withoutContacts } from '#server/ai/without-contacts.ts';
import type { AiQuestion } from '#server/ports/ai/ai.ts';
import type { TradeSectionId } from '#template/sections.ts';

const mostTokens = 2500;

const sectionInWords: Readonly<Record<TradeSectionId, string>> = {
  section_sales: 'what the business sells',
  section_cos: 'what its sales cost directly',
  section_sga: 'what it costs to run beside that',
  section_fixedassets: 'what is bought once and lasts for years',
};

const task = `You help somebody to fill in one section of the financial model of a small business from a catalogue. You get one JSON object:
- request: what they look for. about: what the model is about. section: what belongs into the section.
- kinds: the kinds of business that were understood, with their lines in this section.

Answer with one JSON object:
- lines: at most ${mostFurtherLines} lines for this section that suit the request and that kinds lacks, the most useful first. like: the id of the line that it resembles most. name: at most ${mostNameChars} characters. ${furtherRule}
${rulesForAi}`;

interface Wanted {
  readonly language: Language;
  readonly section: TradeSectionId;
  readonly search: string;
  readonly about: string;
}

export function linesQuestion(
  { language, section, search, about }: Wanted,
  { kinds }: Grounding,
): Omit<AiQuestion, 'signal'> {
  const data = JSON.stringify({
    request: withoutContacts(search),
    about: withoutContacts(about),
    section: sectionInWords[section],
    language,
    kinds: kinds.map(linesForAi),
  });
  return { task, data, schema, schemaName: 'lines', mostTokens };
}
