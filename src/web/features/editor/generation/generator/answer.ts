// Answers what the page asks about a line: what it was understood as, and the model of it; loaded on demand, since it knows the whole catalogue.

import { inLanguage } from '#catalog/kind/pair.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { countries } from '#catalog/places/places.ts';
import type { Part } from '#generate/business/business.ts';
import { allMonths, openText } from '#generate/business/open-months.ts';
import { priceLevelOf } from '#generate/business/price-level.ts';
import { mostSizeOf } from '#generate/business/size-limits.ts';
import { figureText } from '#generate/figures/figure-texts.ts';
import { plainFigure } from '#generate/figures/plain-figure.ts';
import { generate, understandLine } from '#generate/generate.ts';
import { lookOver } from '#generate/look-over.ts';
import { priceName, unusedText } from '#generate/prices/price-text.ts';
import { refine } from '#generate/refine/refine.ts';
import { unitWords } from '#generate/said-units.ts';
import type { Settled } from '#generate/settle.ts';
import { settledSentence, spoken } from '#generate/settled-sentence.ts';
import { phraseOf } from '#generate/understand/price/said-price.ts';
import { sizeText } from '#generate/understand/sentence.ts';
import { isImpossibleSize } from '#generate/understand/size/impossible.ts';
import { countedName } from '#generate/understand/size/unit-names.ts';
import { withoutsIn } from '#generate/without/without-texts.ts';
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
  UnderstoodPrice,
  Wish,
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
    ({ part }) => ['kind', 'size', 'without'].includes(part) || (part === 'place' && !settled.isPlaceAssumed),
  );
  return told.map(({ text }) => text).join(', ');
}

/** Each with what is left once it is taken back. */
function wishesIn({ business, without, figures }: Settled): readonly Wish[] {
  const { openMonths, language } = business;
  const asked = figures.map((figure) => figure.asked);
  return [
    ...(openMonths
      ? [{ text: openText(openMonths, language), answers: { openMonths: [...allMonths] } }]
      : []),
    ...withoutsIn(without, business).map(({ text, phrases }) => ({
      text,
      answers: { without: without.filter((phrase) => !phrases.includes(phrase)) },
    })),
    ...figures.map((figure) => ({
      text: figureText(figure, business),
      answers: { figures: asked.filter((one) => one !== figure.asked).map(plainFigure) },
    })),
  ];
}

/** Those that are used, and those that are none of this trade, which may be typed otherwise. */
function pricesOf({ business, saidPrices, prices, unusedPrices }: Settled): readonly UnderstoodPrice[] {
  const { language, currency } = business;
  return saidPrices.flatMap((said, at) => {
    const unused = unusedPrices.find((one) => one.said === said);
    const name =
      prices.find((one) => one.said === said)?.name ??
      (unused?.why.because === 'unusual' ? unused.why.name : null);
    if (name === null) return [];
    const [before, , after] = said.phrase;
    const field = priceName(said, name, currency, language);
    return [{ name: field, amount: said.amount, at, phrase: [before, after] as const }];
  });
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
    ...{ title: titleOf(settled), sentence: spoken(settledSentence(settled)), wishes: wishesIn(settled) },
    ...{ isPlaceAssumed, currency, isCurrencyKnown, dateStart, isOwned, isRentFree, isOnline },
    ...{ isOpeningSaid: settled.opening !== null, openMonths: business.openMonths ?? allMonths },
    arePremisesSaid: settled.arePremisesSaid,
    unusedSizes: settled.unusedSizes.map((size) => sizeText(size, undefined, language)),
    ...{ prices: pricesOf(settled), pricePhrases: settled.saidPrices.map(phraseOf) },
    priceLevel: priceLevelOf(business),
    unusedPrices: settled.unusedPrices.map((one) => unusedText(one, currency, language)),
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
