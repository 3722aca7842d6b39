// Answers what the page asks about a line: what it was understood as, and the model of it; loaded on demand, since it knows the whole catalogue.

import { inLanguage } from '#catalog/kind/pair.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { countries } from '#catalog/places/places.ts';
import type { Part } from '#generate/business/business.ts';
import { mostSizeOf } from '#generate/business/size-limits.ts';
import { generate, understandLine } from '#generate/generate.ts';
import { lookOver } from '#generate/look-over.ts';
import { refine } from '#generate/refine/refine.ts';
import { unitWords } from '#generate/said-units.ts';
import type { Settled } from '#generate/settle.ts';
import { settledSentence, spoken } from '#generate/settled-sentence.ts';
import { sizeText } from '#generate/understand/sentence.ts';
import { isImpossibleSize } from '#generate/understand/size/impossible.ts';
import { countedName } from '#generate/understand/size/unit-names.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type {
  Choice,
  GeneratedLine,
  GeneratorAnswer,
  GeneratorReply,
  GeneratorRequest,
  LineQuestion,
  PlaceFacts,
  RefinedLine,
  UnderstoodLine,
  UnderstoodPart,
} from './protocol.ts';

/** Of a model that is only read from; what it becomes part of has its own. */
const noUuid = '00000000-0000-4000-8000-000000000000';

const byName = (language: Language) => (one: Choice, other: Choice) =>
  one.name.localeCompare(other.name, language);

const shortSize = (size: number): number => Number(size.toPrecision(3));

function partOf({ kind, size, said, isSizeSaid }: Part, language: Language): UnderstoodPart {
  const words = said ? unitWords(kind, said, size) : null;
  const each = words !== null && said ? said.each : 1;
  return {
    ...{ kindId: kind.id, name: inLanguage(kind.name, language) },
    size: words !== null && said ? said.count : shortSize(size),
    sizeName: words !== null && said ? countedName(said, language) : inLanguage(kind.scale.name, language),
    ...{ isSizeAssumed: isSizeSaid !== true, unitWords: words, each },
    mostSize: each === 1 ? mostSizeOf(kind) : Math.floor(mostSizeOf(kind) / each),
  };
}

function placeOf({ business, country, city }: Settled): PlaceFacts {
  const { language, levels } = business;
  const { incomeTax, salesTax, payrollTaxes, inflation, interest, year } = country;
  return {
    inside: (city ?? country).inside[language],
    currency: currencyName(country.currency, language),
    ...{ prices: Math.round(levels.prices * 100), pay: Math.round(levels.pay * 100) },
    ...{ incomeTax, salesTax, payrollTaxes, inflation, interest, year },
  };
}

function citiesOf({ business, country }: Settled): readonly Choice[] {
  const { language } = business;
  return country.cities
    .map(({ names }) => ({ id: names[defaultLanguage], name: names[language] }))
    .sort(byName(language));
}

/** As a name: an assumed place says nothing of the business. */
function titleOf(settled: Settled): string | null {
  if (settled.isUnknown) return null;
  const told = settledSentence(settled).filter(
    ({ part }) => part === 'kind' || part === 'size' || (part === 'place' && !settled.isPlaceAssumed),
  );
  return told.map(({ text }) => text).join(', ');
}

function understoodOf(settled: Settled): UnderstoodLine {
  const { business, country, city, isPlaceAssumed, isUnknown, isCurrencyKnown } = settled;
  const { language, head, others, currency, dateStart, isOwned, isOnline } = business;
  const { isRentFree = false } = business;
  return {
    parts: [head, ...others].map((part) => partOf(part, language)),
    kindId: isUnknown ? null : head.kind.id,
    kinds: kinds.map(({ id, name }) => ({ id, name: inLanguage(name, language) })).sort(byName(language)),
    countryId: country.id,
    countries: countries.map(({ id, names }) => ({ id, name: names[language] })).sort(byName(language)),
    ...{ cityId: city?.names[defaultLanguage] ?? null, cities: citiesOf(settled), place: placeOf(settled) },
    ...{ title: titleOf(settled), sentence: spoken(settledSentence(settled)) },
    ...{ isPlaceAssumed, currency, isCurrencyKnown, dateStart, isOwned, isRentFree, isOnline },
    ...{ isOpeningSaid: settled.opening !== null, arePremisesSaid: settled.arePremisesSaid },
    unusedSizes: settled.unusedSizes.map((size) => sizeText(size, undefined, language)),
    wrongSizes: settled.rest.filter(isImpossibleSize),
    rest: settled.rest.filter((words) => !isImpossibleSize(words)),
    unknownPlace: settled.unknownPlace,
  };
}

const saidIn = ({ text, terms, answers, proposal }: LineQuestion) => ({
  ...{ ...terms, text, answers },
  ...(proposal && { proposal }),
});

function generatedOf(question: LineQuestion): GeneratedLine {
  const { template, settled, added } = generate({ ...saidIn(question), uuid: noUuid, timestamp: 0 });
  return { template, understood: understoodOf(settled), added };
}

function refinedOf(question: LineQuestion, line: string): RefinedLine {
  const { text, terms, answers, proposal } = question;
  const refined = refine(text, line, terms, answers, proposal);
  const next = { ...terms, currency: refined.currency ?? terms.currency };
  return { ...refined, understood: understoodOf(understandLine(text, next, refined.answers, proposal)) };
}

function answerOf(request: GeneratorRequest): GeneratorAnswer {
  if (request.ask === 'generate') return generatedOf(request);
  if (request.ask === 'look-over') return lookOver(saidIn(request));
  if (request.ask === 'refine') return refinedOf(request, request.line);
  return understoodOf(understandLine(request.text, request.terms, request.answers, request.proposal));
}

export function answer(request: GeneratorRequest): GeneratorReply {
  const { id } = request;
  try {
    return { id, answer: answerOf(request), failure: null };
  } catch (error) {
    return { id, answer: null, failure: error instanceof Error ? error.message : String(error) };
  }
}
