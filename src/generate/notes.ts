// The note on the cover of a generated model: how it was made, what was corrected, and what its numbers rest on.
import { ownRates } from '#catalog/kinds/one-person.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { asDone } from './business/one-person.ts';
import { staffOf } from './business/size.ts';
import type { Adjusted } from './check/adjusted.ts';
import { findingText } from './check/finding-text.ts';
import type { HealthFinding } from './check/health.ts';
import { highReturn } from './check/high-return.ts';
import { littleMoney } from './check/little-money.ts';
import type { Returns } from './check/returns.ts';
import { sourceLines } from './note-sources.ts';
import { openMonthsNote } from './open-months-note.ts';
import { priceText } from './prices/price-text.ts';
import { soldLines } from './prices/sold-lines.ts';
import type { Added } from './proposal/added.ts';
import { addedNotes } from './proposal/added-notes.ts';
import type { Settled } from './settle.ts';
import { areFreeOfSalesTax } from './settle-way.ts';
import { graceOf, termOf } from './template/frame-lines.ts';

interface NoteTexts {
  readonly madeFrom: (line: string, sentence: string) => string;
  readonly unknown: string;
  /** One person's work, and a business that pays nobody. */
  readonly alone: string;
  readonly nobody: string;
  /** Too small for what its trade usually has, and for a wage. */
  readonly inProportion: string;
  readonly unpaid: string;
  readonly atHome: string;
  readonly visiting: string;
  /** Of one person, where a tax of its own takes the place of others, and elsewhere. */
  readonly ownTaxes: string;
  readonly usualTaxes: string;
  /** Care and schooling, where other things are taxed. */
  readonly freed: string;
  readonly place: (inside: string, year: number) => string;
  readonly assumedPlace: (inside: string) => string;
  readonly unknownPlace: (name: string, inside: string) => string;
  readonly prices: (percent: number, areSomeSaid: boolean) => string;
  /** As whoever made it wished. */
  readonly chosenPrices: (percent: number, areSomeSaid: boolean) => string;
  /** What its author said that things cost; a tax on sales is on top of it. */
  readonly saidPrices: (prices: string, salesTax: number | null) => string;
  /** Of the founders and the bank, or of the founders alone. */
  readonly money: (hasLoan: boolean) => string;
  readonly loan: (grace: number, term: number) => string;
  /** It is smaller than is usual, or none, since a year's cash would not cover what is due. */
  readonly smallerLoan: string;
  readonly noLoan: string;
  readonly slowStart: (lowestCash: string) => string;
  readonly scenarios: string;
  readonly estimates: string;
  readonly sources: string;
  /** Worth less than it takes: what it returns and what its money costs. */
  readonly belowCost: (rate: string | null, cost: string) => string;
  readonly dearLoans: (interest: string, fair: string) => string;
  readonly change: string;
  readonly look: (finding: string) => string;
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
    inProportion:
      'So small a business is run by its owner: premises, equipment and overheads are in proportion to its size, and whoever works there does so for a part of the time.',
    unpaid:
      'A business of this size does not bear a wage: nobody is on the payroll, and what the owner earns for the work is the profit.',
    atHome: 'The work is done at home or at the customers’, so no premises are rented.',
    visiting: 'The work goes to the customers, so no premises are rented; the way there is among the costs.',
    ownTaxes:
      'A self-employed person is assumed, who pays 4 to 6 % of sales, here 6 %, instead of tax on profit, VAT and contributions on pay: our estimate.',
    usualTaxes:
      'The owner’s pay is what the owner takes out before personal tax and contributions, so no employer’s contributions are on it; profit is taxed as that of a small company: our estimate.',
    freed:
      'Services like these are usually exempt from VAT, so none is added; what suppliers charge of it is part of the costs: our estimate.',
    place: (inside, year) => `Prices, pay and taxes are those usual ${inside} in ${year}, by our estimate.`,
    assumedPlace: (inside) => `No place was named, so prices and pay are taken as ${inside}.`,
    unknownPlace: (name, inside) =>
      `The place “${name}” is not among those known here, so prices and pay are taken as ${inside}.`,
    saidPrices: (prices, salesTax) =>
      `Prices as they were said: ${ended(prices)}${salesTax === null ? '' : ` They are taken without sales tax (VAT), which the customer pays on top: where ${salesTax} % are in a price already, enter it without them.`}`,
    prices: (percent, areSomeSaid) =>
      `All ${areSomeSaid ? 'other ' : ''}prices were ${percent > 0 ? 'raised' : 'lowered'} by ${Math.abs(percent)}% against those typical for the trade, to bring the margin and the time until the money comes back into their usual ranges.`,
    chosenPrices: (percent, areSomeSaid) =>
      `All ${areSomeSaid ? 'other ' : ''}prices are ${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} those typical for the trade, as was chosen.`,
    money: (hasLoan) =>
      `The founders’ money ${hasLoan ? 'and the loan cover' : 'covers'} the largest cash need of the base scenario with a cushion, and that of a slow start unless it is much larger.`,
    loan: (grace, term) =>
      `In the first ${grace} months only interest is paid on the loan, while the business fills up; it is paid back within ${term} months.`,
    smallerLoan:
      'The loan is smaller than is usual for the trade: a bank lends as much as lets the cash of each year from the second on cover interest and repayments 1.2 times. The founders put in the rest.',
    noLoan:
      'There is no loan, since the cash of a year would not cover interest and repayments 1.2 times from the second year on, as banks ask. The founders put in all of it.',
    slowStart: (lowestCash) =>
      `In the slow start cash falls to ${lowestCash}: more capital or a larger loan would be needed then.`,
    scenarios: 'Scenarios: base, a slow start and a strong one; pick one on the assumptions sheet.',
    estimates: 'Numbers are our estimates, with their usual range beside them, unless a source is named.',
    sources: 'Sources:',
    belowCost: (rate, cost) =>
      rate === null
        ? `Look at this: the money put in does not come back with the cost of capital of ${cost}% a year.`
        : `Look at this: sold at the end, the business returns ${rate}% a year, less than its cost of capital of ${cost}%, so its net present value is below zero.`,
    dearLoans: (interest, fair) =>
      `Loans at ${interest}% a year are why: at ${fair}% it would be worth its money, so look for a subsidised loan.`,
    change: 'A higher price, a fuller business or a cheaper start would change that.',
    look: (finding) => `Look at this: ${finding}.`,
  },
  ru: {
    madeFrom: (line, sentence) => `Составлена по строке «${line}», понятой так: ${ended(sentence)}`,
    unknown:
      'Вид бизнеса не распознан, поэтому здесь то, что есть у большинства компаний: впишите свои строки и числа.',
    alone: 'Это работа одного человека: зарплата в расходах — его собственная, прибыль — сверх неё.',
    nobody: 'Зарплат в модели нет: доход собственника — это прибыль.',
    inProportion:
      'Такой небольшой бизнес владелец ведёт сам: помещение, оборудование и накладные расходы взяты соразмерно его размеру, а те, кто в нём работает, заняты часть времени.',
    unpaid:
      'Зарплату бизнес такого размера не окупает, поэтому зарплат в модели нет: заработок владельца — это прибыль.',
    atHome: 'Работа идёт дома или у клиентов, поэтому помещение не арендуется.',
    visiting: 'Работа идёт у клиентов, поэтому помещение не арендуется, а дорога есть в расходах.',
    ownTaxes:
      'Владелец считается самозанятым или ИП на УСН: 4–6 % с дохода, здесь 6 %, вместо налога на прибыль, НДС и взносов с зарплаты — наша оценка.',
    usualTaxes:
      'Оплата труда владельца — то, что он берёт себе до личных налогов и взносов, поэтому взносов работодателя на неё нет; прибыль облагается как у небольшой компании — наша оценка.',
    freed:
      'Такие услуги обычно освобождены от НДС, поэтому он не начисляется, а НДС поставщиков входит в расходы — наша оценка.',
    place: (inside, year) => `Цены, зарплаты и налоги — обычные ${inside} в ${year} году, по нашей оценке.`,
    assumedPlace: (inside) => `Место не названо, поэтому цены и зарплаты взяты как ${inside}.`,
    unknownPlace: (name, inside) =>
      `Места «${name}» среди известных здесь нет, поэтому цены и зарплаты взяты как ${inside}.`,
    saidPrices: (prices, salesTax) =>
      `Цены, как они названы: ${ended(prices)}${salesTax === null ? '' : ` Они взяты без НДС, который покупатель платит сверху: если ${salesTax} % уже в цене, впишите её без налога.`}`,
    prices: (percent, areSomeSaid) =>
      `${areSomeSaid ? 'Остальные' : 'Все'} цены ${percent > 0 ? 'повышены' : 'снижены'} на ${Math.abs(percent)} % от типичных, чтобы рентабельность и срок возврата вложений были в обычных пределах.`,
    chosenPrices: (percent, areSomeSaid) =>
      `${areSomeSaid ? 'Остальные' : 'Все'} цены на ${Math.abs(percent)} % ${percent > 0 ? 'выше' : 'ниже'} типичных: так выбрано.`,
    money: (hasLoan) =>
      `Вложения учредителей ${hasLoan ? 'и кредит ' : ''}покрывают с запасом наибольшую потребность в деньгах базового сценария, а медленного старта — если она не намного больше.`,
    loan: (grace, term) =>
      `Первые ${grace} мес., пока бизнес выходит на полную загрузку, по кредиту платятся только проценты; весь срок — ${term} мес.`,
    smallerLoan:
      'Кредит меньше обычного для такого бизнеса: банк даёт столько, чтобы денежный поток каждого года, начиная со второго, покрывал проценты и погашение в 1,2 раза. Остальное вносят учредители.',
    noLoan:
      'Кредита нет: начиная со второго года денежный поток не покрывал бы проценты и погашение в 1,2 раза, как требуют банки. Всё вносят учредители.',
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
    change: 'Помогли бы более высокая цена, более полная загрузка или более дешёвый запуск.',
    look: (finding) => `Обратите внимание: ${finding}.`,
  },
};

function returnLines(returns: Returns | null, { business }: Settled): readonly string[] {
  if (returns === null) return [];
  const { belowCost, dearLoans, change } = texts[business.language];
  const format = new Intl.NumberFormat(locales[business.language], { maximumFractionDigits: 1 });
  const shown = (value: number): string => format.format(value);
  const { rate, costOfCapital, worthAt, presentValue } = returns;
  if (presentValue >= 0) return [];
  return [
    belowCost(rate === null ? null : shown(rate), shown(costOfCapital)),
    worthAt === null ? change : dearLoans(shown(business.rates.interest), shown(worthAt)),
  ];
}

/** A return that is no fault, or that nobody would believe. */
function highReturnLines(adjusted: Adjusted, { business }: Settled): readonly string[] {
  const said = littleMoney(adjusted, business) ?? highReturn(adjusted.measured.worth, business);
  return said === null ? [] : [said];
}

/** Who puts in what, and why the bank no more. */
function moneyLines(
  { adjustments: { loan, isLoanCut = false } }: Adjusted,
  { business }: Settled,
): readonly string[] {
  const said = texts[business.language];
  const cut = loan > 0 ? said.smallerLoan : said.noLoan;
  return [
    said.money(loan > 0),
    ...(loan > 0 ? [said.loan(graceOf(business), termOf(business))] : []),
    ...(isLoanCut ? [cut] : []),
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

/** Who is paid, where there are too few to ask, where, and how one person is taxed. */
function staffLines({ business }: Settled): readonly string[] {
  const { alone, ownTaxes, usualTaxes, nobody, inProportion, unpaid, atHome, visiting } =
    texts[business.language];
  const { head, others, way, means } = business;
  const staff = staffOf(asDone(business));
  const isAlone =
    way?.isAlone === true ||
    (others.length === 0 && head.kind.scale.unit === 'people' && head.size === 1 && staff === 1);
  const isWithout = way?.isWithoutPremises === true;
  const own = way?.isAlone === true && ownRates[way.countryId] !== undefined ? ownTaxes : usualTaxes;
  return [
    ...(isAlone && staff > 0 ? [alone] : []),
    ...(way?.isAlone === true && staff > 0 ? [own] : []),
    ...(means ? [inProportion] : []),
    ...(staff === 0 ? [means === 'unpaid' ? unpaid : nobody] : []),
    ...(isWithout ? [way?.isVisiting === true ? visiting : atHome] : []),
  ];
}

/** A rate that was said is told with the other figures, and a tax of one's own with the owner's. */
function taxLines({ business, country, isPlaceAssumed }: Settled): readonly string[] {
  const { head, others, way, rates, figures = [] } = business;
  const isTold = way?.isAlone === true || figures.some(({ is }) => is === 'sales-tax');
  const isTaxed = isPlaceAssumed || country.salesTax === 0 || rates.salesTax !== null;
  return isTold || isTaxed || !areFreeOfSalesTax([head, ...others]) ? [] : [texts[business.language].freed];
}

/** Those that were said, and by how much rules or their author move the others. */
function priceLines(settled: Settled, change: number): readonly string[] {
  const { business, prices } = settled;
  const said = texts[business.language];
  const tell = business.priceFactor === undefined ? said.prices : said.chosenPrices;
  const told = prices.map((price) => priceText(price, business.currency, business.language));
  const areAllSaid = soldLines(asDone(business)).every(({ part, id }) =>
    prices.some((price) => price.part === part && id in price.lines),
  );
  return [
    ...(told.length > 0 ? [said.saidPrices(told.join(', '), business.rates.salesTax)] : []),
    ...(change === 0 || (areAllSaid && told.length > 0) ? [] : [tell(change, told.length > 0)]),
  ];
}

export function noteOf({ line, sentence, settled, adjusted, findings, added, returns }: Noted): string {
  const { business, isUnknown } = settled;
  const { language } = business;
  const said = texts[language];
  const change = Math.round((adjusted.adjustments.priceFactor - 1) * 100);
  const kinds = [business.head, ...business.others].map(({ kind }) => kind);
  const named = sourceLines(kinds, language);
  return [
    ...(isUnknown ? [said.unknown] : []),
    said.madeFrom(line, sentence),
    placeLine(settled),
    ...staffLines(settled),
    ...taxLines(settled),
    ...openMonthsNote(business),
    ...priceLines(settled, change),
    ...(added ? addedNotes(added, language) : []),
    ...moneyLines(adjusted, settled),
    ...slowStartLines(adjusted, settled),
    ...[said.scenarios, said.estimates],
    ...findings.map((finding) => said.look(findingText(finding, language))),
    ...returnLines(returns, settled),
    ...highReturnLines(adjusted, settled),
    ...(named.length > 0 ? [said.sources, ...named] : []),
  ].join('\n');
}
