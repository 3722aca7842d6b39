// The note on the cover of a generated model: how it was made, what was corrected, and what its numbers rest on.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';

import { sources } from '#catalog/sources.ts';
import type { Language } from '#language/language.ts';
import type { Adjusted } from './check/adjust.ts';
import type { HealthFinding, HealthRule } from './check/health.ts';
import type { Settled } from './settle.ts';

interface NoteTexts {
  readonly madeFrom: (line: string, sentence: string) => string;
  readonly unknown: string;
  readonly place: (inside: string, year: number) => string;
  readonly assumedPlace: (inside: string) => string;
  readonly prices: (percent: number) => string;
  readonly money: string;
  readonly scenarios: string;
  readonly estimates: string;
  readonly sources: string;
  readonly finding: (rule: string, value: string, low: number, high: number) => string;
  readonly rules: Readonly<Record<HealthRule, string>>;
}

/** A sentence that ends with an abbreviation has its full stop. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const texts: Readonly<Record<Language, NoteTexts>> = {
  en: {
    madeFrom: (line, sentence) => `Made from “${line}”, understood as: ${ended(sentence)}`,
    unknown:
      'The kind of business was not recognised, so this is what most businesses have: put your own lines and numbers in its place.',
    place: (inside, year) => `Prices, pay and taxes are those usual ${inside} in ${year}, by our estimate.`,
    assumedPlace: (inside) => `No place was named, so prices and pay are taken as ${inside}.`,
    prices: (percent) =>
      `All prices were ${percent > 0 ? 'raised' : 'lowered'} by ${Math.abs(percent)} % against those typical for the trade, to bring the margin into its usual range.`,
    money:
      'What the founders and the bank put in covers the lowest cash of the base scenario with a cushion, and a slow start as far as it is not much worse.',
    scenarios: 'Scenarios: base, a slow start and a strong one; pick one on the assumptions sheet.',
    estimates: 'Numbers are our estimates, with their usual range beside them, unless a source is named.',
    sources: 'Sources:',
    finding: (rule, value, low, high) => `Look at this: ${rule} ${value}; usual is ${low} to ${high}.`,
    rules: {
      gross: 'the gross margin in the third year, %, is',
      payroll: 'pay in the third year, % of sales, is',
      ebitda: 'the EBITDA margin in the third year, %, is',
      payback: 'months until the money put in has come back are',
    },
  },
  ru: {
    madeFrom: (line, sentence) => `Составлена по строке «${line}», понятой так: ${ended(sentence)}`,
    unknown:
      'Вид бизнеса не распознан, поэтому здесь то, что есть у большинства компаний: впишите свои строки и числа.',
    place: (inside, year) => `Цены, зарплаты и налоги — обычные ${inside} в ${year} году, по нашей оценке.`,
    assumedPlace: (inside) => `Место не названо, поэтому цены и зарплаты взяты как ${inside}.`,
    prices: (percent) =>
      `Все цены ${percent > 0 ? 'повышены' : 'снижены'} на ${Math.abs(percent)} % от типичных, чтобы рентабельность была в обычных пределах.`,
    money:
      'Вложения учредителей и кредит покрывают наименьший остаток денег базового сценария с запасом, а медленный старт — если он не намного хуже.',
    scenarios: 'Сценарии: базовый, медленный старт и сильный; выбираются на листе допущений.',
    estimates:
      'Числа — наши оценки, рядом с каждым указаны обычные пределы; источник назван там, где он есть.',
    sources: 'Источники:',
    finding: (rule, value, low, high) => `Обратите внимание: ${rule} ${value}; обычно от ${low} до ${high}.`,
    rules: {
      gross: 'валовая рентабельность на третий год, %:',
      payroll: 'доля зарплат в выручке на третий год, %:',
      ebitda: 'рентабельность по EBITDA на третий год, %:',
      payback: 'срок возврата вложений, мес.:',
    },
  },
};

/** Every figure of a kind, however deep it stands. */
function figuresIn(value: unknown): readonly Figure[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('typical' in value && 'low' in value) return [value as Figure];
  return Object.values(value).flatMap(figuresIn);
}

function sourceLines(kinds: readonly Kind[]): readonly string[] {
  const used = new Set(kinds.flatMap(figuresIn).flatMap(({ source }) => source ?? []));
  return sources
    .filter(({ id }) => used.has(id))
    .map(({ publisher, title, year, address, copy }) => {
      const of = year === undefined ? '' : `, ${year}`;
      // The address where it was read, which may be that of a public copy.
      return `${publisher}, “${title}”${of}, ${copy ?? address}`;
    });
}

function findingLine({ rule, value, usual }: HealthFinding, language: Language): string {
  const { finding, rules } = texts[language];
  return finding(rules[rule], value === null ? 'n/a' : String(Math.round(value)), ...usual);
}

interface Noted {
  readonly line: string;
  readonly sentence: string;
  readonly settled: Settled;
  readonly adjusted: Adjusted;
  readonly findings: readonly HealthFinding[];
}

export function noteOf({ line, sentence, settled, adjusted, findings }: Noted): string {
  const { business, country, city, isPlaceAssumed, isUnknown } = settled;
  const { language } = business;
  const said = texts[language];
  const change = Math.round((adjusted.adjustments.priceFactor - 1) * 100);
  const kinds = [business.head, ...business.others].map(({ kind }) => kind);
  const named = sourceLines(kinds);
  return [
    ...(isUnknown ? [said.unknown] : []),
    said.madeFrom(line, sentence),
    isPlaceAssumed
      ? said.assumedPlace(country.inside[language])
      : said.place((city ?? country).inside[language], country.year),
    ...(change === 0 ? [] : [said.prices(change)]),
    ...[said.money, said.scenarios, said.estimates],
    ...findings.map((finding) => findingLine(finding, language)),
    ...(named.length > 0 ? [said.sources, ...named] : []),
  ].join('\n');
}
