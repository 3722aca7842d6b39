// The note on the cover of a generated model: how it was made, what was corrected, and what its numbers rest on.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { sources } from '#catalog/sources.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { staffOf } from './business/size.ts';
import type { Adjusted } from './check/adjust.ts';
import type { HealthFinding, HealthRule } from './check/health.ts';
import type { Returns } from './check/returns.ts';
import type { Added } from './proposal/added.ts';
import { addedNotes } from './proposal/added-notes.ts';
import type { Settled } from './settle.ts';

interface NoteTexts {
  readonly madeFrom: (line: string, sentence: string) => string;
  readonly unknown: string;
  /** One person's work, and a business that pays nobody. */
  readonly alone: string;
  readonly nobody: string;
  readonly atHome: string;
  readonly place: (inside: string, year: number) => string;
  readonly assumedPlace: (inside: string) => string;
  readonly unknownPlace: (name: string, inside: string) => string;
  readonly prices: (percent: number) => string;
  readonly money: string;
  readonly slowStart: (lowestCash: string) => string;
  readonly scenarios: string;
  readonly estimates: string;
  readonly sources: string;
  /** Worth less than it takes: what it returns and what its money costs. */
  readonly belowCost: (rate: string | null, cost: string) => string;
  readonly dearLoans: (interest: string, fair: string) => string;
  readonly change: string;
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
    alone:
      'This is the work of one person: the pay among the costs is that person’s own, and the profit is on top of it.',
    nobody: 'Nobody is on the payroll: what the owner earns is the profit.',
    atHome: 'The work is done at home, so no premises are rented.',
    place: (inside, year) => `Prices, pay and taxes are those usual ${inside} in ${year}, by our estimate.`,
    assumedPlace: (inside) => `No place was named, so prices and pay are taken as ${inside}.`,
    unknownPlace: (name, inside) =>
      `The place “${name}” is not among those known here, so prices and pay are taken as ${inside}.`,
    prices: (percent) =>
      `All prices were ${percent > 0 ? 'raised' : 'lowered'} by ${Math.abs(percent)} % against those typical for the trade, to bring the margin into its usual range.`,
    money:
      'What the founders and the bank put in covers the lowest cash of the base scenario with a cushion, and a slow start as far as it is not much worse.',
    slowStart: (lowestCash) =>
      `In the slow start cash falls to ${lowestCash}: more capital or a larger loan would be needed then.`,
    scenarios: 'Scenarios: base, a slow start and a strong one; pick one on the assumptions sheet.',
    estimates: 'Numbers are our estimates, with their usual range beside them, unless a source is named.',
    sources: 'Sources:',
    belowCost: (rate, cost) =>
      rate === null
        ? `Look at this: the money put in does not come back with the cost of capital of ${cost} % a year.`
        : `Look at this: sold at the end, the business returns ${rate} % a year, less than its cost of capital of ${cost} %, so its net present value is below zero.`,
    dearLoans: (interest, fair) =>
      `Loans at ${interest} % a year are why: at ${fair} % it would be worth its money, so look for a subsidised loan.`,
    change: 'A higher price, a fuller business or a cheaper start would change that.',
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
    alone: 'Это работа одного человека: зарплата в расходах — его собственная, прибыль — сверх неё.',
    nobody: 'Зарплат в модели нет: доход собственника — это прибыль.',
    atHome: 'Работа идёт дома, поэтому помещение не арендуется.',
    place: (inside, year) => `Цены, зарплаты и налоги — обычные ${inside} в ${year} году, по нашей оценке.`,
    assumedPlace: (inside) => `Место не названо, поэтому цены и зарплаты взяты как ${inside}.`,
    unknownPlace: (name, inside) =>
      `Места «${name}» среди известных здесь нет, поэтому цены и зарплаты взяты как ${inside}.`,
    prices: (percent) =>
      `Все цены ${percent > 0 ? 'повышены' : 'снижены'} на ${Math.abs(percent)} % от типичных, чтобы рентабельность была в обычных пределах.`,
    money:
      'Вложения учредителей и кредит покрывают наименьший остаток денег базового сценария с запасом, а медленный старт — если он не намного хуже.',
    slowStart: (lowestCash) =>
      `При медленном старте остаток денег опустится до ${lowestCash}: тогда понадобятся дополнительные вложения или кредит побольше.`,
    scenarios: 'Сценарии: базовый, медленный старт и сильный; выбираются на листе допущений.',
    estimates:
      'Числа — наши оценки, рядом с каждым указаны обычные пределы; источник назван там, где он есть.',
    sources: 'Источники:',
    belowCost: (rate, cost) =>
      rate === null
        ? `Обратите внимание: вложения не возвращаются с учётом стоимости капитала в ${cost} % годовых.`
        : `Обратите внимание: с продажей в конце бизнес приносит ${rate} % годовых — меньше стоимости капитала в ${cost} %, поэтому чистая приведённая стоимость отрицательна.`,
    dearLoans: (interest, fair) =>
      `Причина — кредиты под ${interest} % годовых: под ${fair} % проект окупал бы вложения, поэтому ищите льготный кредит.`,
    change: 'Это изменили бы цена повыше, загрузка побольше или запуск подешевле.',
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

function returnLines(returns: Returns | null, { business }: Settled): readonly string[] {
  if (returns === null || returns.presentValue >= 0) return [];
  const { belowCost, dearLoans, change } = texts[business.language];
  const format = new Intl.NumberFormat(locales[business.language], { maximumFractionDigits: 1 });
  const shown = (value: number): string => format.format(value);
  const { rate, costOfCapital, worthAt } = returns;
  return [
    belowCost(rate === null ? null : shown(rate), shown(costOfCapital)),
    worthAt === null ? change : dearLoans(shown(business.rates.interest), shown(worthAt)),
  ];
}

/** What the money put in leaves open: the second scenario is the slow start. */
function slowStartLines({ measured }: Adjusted, { business }: Settled): readonly string[] {
  const { language, currency } = business;
  const lowest = Math.round(measured.scenarios[1]?.lowestCash ?? 0);
  if (lowest >= 0) return [];
  return [texts[language].slowStart(`${lowest.toLocaleString(locales[language])} ${currency}`)];
}

interface Noted {
  readonly returns: Returns | null;
  readonly line: string;
  readonly sentence: string;
  readonly settled: Settled;
  readonly adjusted: Adjusted;
  readonly findings: readonly HealthFinding[];
  readonly added: Added | null;
}

function placeLine({ business, country, city, isPlaceAssumed, unknownPlace }: Settled): string {
  const { language } = business;
  const said = texts[language];
  const inside = (city ?? country).inside[language];
  if (!isPlaceAssumed) return said.place(inside, country.year);
  return unknownPlace === null ? said.assumedPlace(inside) : said.unknownPlace(unknownPlace, inside);
}

/** Who is paid, where there are too few to ask. */
function staffLines({ business }: Settled): readonly string[] {
  const { alone, nobody, atHome } = texts[business.language];
  const { head, others, isAtHome = false } = business;
  const staff = staffOf(business);
  const { unit, low } = head.kind.scale;
  const isSmallest = unit === 'people' ? head.size === 1 : unit === 'pupils' && head.size <= low;
  const isAlone = others.length === 0 && isSmallest && staff > 0 && staff <= 1;
  return [...(isAlone ? [alone] : []), ...(staff === 0 ? [nobody] : []), ...(isAtHome ? [atHome] : [])];
}

export function noteOf({ line, sentence, settled, adjusted, findings, added, returns }: Noted): string {
  const { business, isUnknown } = settled;
  const { language } = business;
  const said = texts[language];
  const change = Math.round((adjusted.adjustments.priceFactor - 1) * 100);
  const kinds = [business.head, ...business.others].map(({ kind }) => kind);
  const named = sourceLines(kinds);
  return [
    ...(isUnknown ? [said.unknown] : []),
    said.madeFrom(line, sentence),
    placeLine(settled),
    ...staffLines(settled),
    ...(change === 0 ? [] : [said.prices(change)]),
    ...(added ? addedNotes(added, language) : []),
    said.money,
    ...slowStartLines(adjusted, settled),
    ...[said.scenarios, said.estimates],
    ...findings.map((finding) => findingLine(finding, language)),
    ...returnLines(returns, settled),
    ...(named.length > 0 ? [said.sources, ...named] : []),
  ].join('\n');
}
