// Makes a whole model from one line about a business: understands it, settles it, builds, checks and corrects it.
import { inLanguage } from '#catalog/kind/pair.ts';
import type { Template } from '#template/template.ts';
import { type HealthFinding, settledYear } from './check/health.ts';
import { returnsOf } from './check/returns.ts';
import { makeModel } from './make-model.ts';
import { noteOf } from './notes.ts';
import { understandPriced } from './prices/understand-priced.ts';
import type { Added } from './proposal/added.ts';
import type { Proposal } from './proposal/proposal.ts';
import type { Answers, Settled, Terms } from './settle.ts';
import { settleWith } from './settle-proposed.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import type { SentencePart } from './understand/sentence.ts';

export interface GenerateRequest extends Terms {
  /** What the user wrote, whole. */
  readonly text: string;
  readonly answers?: Answers;
  /** Of somebody outside: only what the catalogue allows of it is taken. */
  readonly proposal?: Proposal | null;
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
  /** What of the proposal is in it, and how it is told; null where nothing was proposed. */
  readonly proposal: Proposal | null;
  readonly added: Added | null;
}

const mostNameChars = 50;
const million = 1_000_000;

const mostQuotedChars = 400;

function cutTo(line: string, most: number): string {
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}

/** A short line is a name; of a story the trade and the place are. */
function nameOf(line: string, { business, city, country, isUnknown, isPlaceAssumed }: Settled): string {
  if (line.length <= mostNameChars || isUnknown) return cutTo(line, mostNameChars);
  const { language, head, others } = business;
  const trades = [head, ...others].map(({ kind }) => inLanguage(kind.name, language)).join(' + ');
  return isPlaceAssumed ? trades : `${trades}, ${(city ?? country).names[language]}`;
}

/** Amounts are shown as large as the business is. */
function unitsFor(revenue: number): Template['moneyUnits'] {
  if (revenue < million) return 'units';
  return revenue < 1000 * million ? 'thousand' : 'mln';
}

export function understandLine(
  text: string,
  terms: Terms,
  answers: Answers = {},
  proposal?: Proposal,
): Settled {
  return settleWith(understandPriced(text, terms.language), answers, terms, proposal);
}

/** Kept with the model, so that it can be made again as it is. */
const isSomething = ({ kindIds, countryId, size, numbers, lines }: Proposal): boolean =>
  countryId !== null || size !== null || [kindIds, numbers, lines].some(({ length }) => length > 0);

export function generate(request: GenerateRequest): GeneratedModel {
  const { text, language, uuid, timestamp, answers = {} } = request;
  const whole = text.trim().replaceAll(/\s+/gu, ' ');
  const line = cutTo(whole, mostQuotedChars);
  const { settled, adjusted, findings, proposal, added } = makeModel({
    understood: understandPriced(text, language),
    ...{ answers, proposal: request.proposal ?? null, terms: request },
    frame: { uuid, timestamp, name: line, description: '' },
  });
  const sentence = settledSentence(settled);
  const returns = returnsOf(adjusted.measured.worth, settled.business.rates, adjusted.adjustments);
  return {
    template: {
      ...adjusted.template,
      name: nameOf(whole, settled),
      description: noteOf({ line, sentence: spoken(sentence), settled, adjusted, findings, added, returns }),
      moneyUnits: unitsFor(settledYear(adjusted.measured)?.revenue ?? 0),
      ...(!settled.isPlaceAssumed && { businessCountryId: settled.country.id }),
      ...(proposal && isSomething(proposal) && { businessProposal: proposal }),
    },
    ...{ settled, sentence, findings, proposal, added },
  };
}
