// Answers what the page asks about a line: what it was understood as, and the model of it; loaded on demand, since it knows the whole catalogue.

import { inLanguage } from '#catalog/kind/pair.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { countries } from '#catalog/places/places.ts';
import { generate, understandLine } from '#generate/generate.ts';
import type { Settled } from '#generate/settle.ts';
import { settledSentence, spoken } from '#generate/settled-sentence.ts';
import type { Language } from '#language/language.ts';
import type {
  Choice,
  GeneratedLine,
  GeneratorAnswer,
  GeneratorReply,
  GeneratorRequest,
  UnderstoodLine,
} from './protocol.ts';

/** Of a model that is only read from; what it becomes part of has its own. */
const noUuid = '00000000-0000-4000-8000-000000000000';

const byName = (language: Language) => (one: Choice, other: Choice) =>
  one.name.localeCompare(other.name, language);

function understoodOf(settled: Settled): UnderstoodLine {
  const { business, country, city, isPlaceAssumed, isSizeAssumed, isUnknown, isCurrencyKnown } = settled;
  const { language, head, currency, dateStart, isOwned, isOnline } = business;
  return {
    kindId: isUnknown ? null : head.kind.id,
    kinds: kinds.map(({ id, name }) => ({ id, name: inLanguage(name, language) })).sort(byName(language)),
    countryId: country.id,
    countries: countries.map(({ id, names }) => ({ id, name: names[language] })).sort(byName(language)),
    city: city?.names[language] ?? null,
    size: Number(head.size.toPrecision(3)),
    sizeName: inLanguage(head.kind.scale.name, language),
    sentence: spoken(settledSentence(settled)),
    ...{ isPlaceAssumed, isSizeAssumed, currency, isCurrencyKnown, dateStart, isOwned, isOnline },
  };
}

function generatedOf({ text, terms, answers }: GeneratorRequest): GeneratedLine {
  const { template, settled } = generate({ ...terms, text, answers, uuid: noUuid, timestamp: 0 });
  return { template, understood: understoodOf(settled) };
}

function answerOf(request: GeneratorRequest): GeneratorAnswer {
  if (request.ask === 'generate') return generatedOf(request);
  return understoodOf(understandLine(request.text, request.terms, request.answers));
}

export function answer(request: GeneratorRequest): GeneratorReply {
  const { id } = request;
  try {
    return { id, answer: answerOf(request), failure: null };
  } catch (error) {
    return { id, answer: null, failure: error instanceof Error ? error.message : String(error) };
  }
}
