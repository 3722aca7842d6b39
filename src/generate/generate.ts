// Makes a whole model from one line about a business: understands it, settles it, builds, checks and corrects it.
import type { Template } from '#template/template.ts';
import { monthsInPeriod } from './business/business.ts';
import { adjust } from './check/adjust.ts';
import { type HealthFinding, healthFindings, settledYear } from './check/health.ts';
import { noteOf } from './notes.ts';
import { type Answers, type Settled, settle, type Terms } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import type { SentencePart } from './understand/sentence.ts';
import { understand } from './understand/understand.ts';

export interface GenerateRequest extends Terms {
  /** What the user wrote, whole. */
  readonly text: string;
  readonly answers?: Answers;
  readonly uuid: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export interface GeneratedModel {
  readonly template: Template;
  readonly settled: Settled;
  readonly sentence: readonly SentencePart[];
  /** What is not as usual and was not corrected. */
  readonly findings: readonly HealthFinding[];
}

const mostNameChars = 50;
const million = 1_000_000;

/** The first line, as far as it makes a name. */
function nameOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  if (line.length <= mostNameChars) return line;
  const cut = line.slice(0, mostNameChars);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostNameChars / 2))}…`;
}

/** Amounts are shown as large as the business is. */
function unitsFor(revenue: number): Template['moneyUnits'] {
  if (revenue < million) return 'units';
  return revenue < 1000 * million ? 'thousand' : 'mln';
}

export function understandLine(text: string, terms: Terms, answers: Answers = {}): Settled {
  return settle(understand(text, terms.language), answers, terms);
}

export function generate(request: GenerateRequest): GeneratedModel {
  const { text, uuid, timestamp, answers = {} } = request;
  const settled = understandLine(text, request, answers);
  const { business } = settled;
  const sentence = settledSentence(settled);
  const name = nameOf(text);
  const adjusted = adjust(business, { uuid, timestamp, name, description: '' });
  const findings = healthFindings(
    business.head.kind,
    adjusted.measured,
    monthsInPeriod(business),
    business.levels,
  );
  const line = nameOf(text);
  return {
    template: {
      ...adjusted.template,
      description: noteOf({ line, sentence: spoken(sentence), settled, adjusted, findings }),
      moneyUnits: unitsFor(settledYear(adjusted.measured)?.revenue ?? 0),
    },
    ...{ settled, sentence, findings },
  };
}
