// The template of a business, with all its lines.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { type SectionId, sections } from '#template/sections.ts';
import type { Formula, SectionResource, SectionResources, Template } from '#template/template.ts';
import { type Business, monthsInPeriod } from '../business/business.ts';
import { costOfCapital } from '../business/cost-of-capital.ts';
import { asDone } from '../business/one-person.ts';
import { generatedTexts } from '../business/texts.ts';
import { assetLines, lifeLines } from './asset-lines.ts';
import { type Adjustments, lineId, numberText, type PartContext } from './context.ts';
import { costLines } from './cost-lines.ts';
import { sumFormula } from './formulas.ts';
import { moneyLines, rateLines } from './frame-lines.ts';
import { coreResourceOf, type Line, sectionResourceOf } from './line.ts';
import { overheadsByPart } from './merge-parts.ts';
import { saleLines } from './sale-lines.ts';
import { seasonLines } from './season-lines.ts';
import { volumeLines } from './volume-lines.ts';

/** What a document has beside the business. */
export interface DocumentFrame {
  readonly uuid: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly name: string;
  readonly description: string;
}

const salesRow = 'section_sales';

/** The sales of one kind of several, as a row that its costs may be a share of. */
function sumLine(context: PartContext, sales: readonly Line[]): Line {
  const { language } = context.business;
  const { kind } = context.part;
  const inputs = sales.map(({ id }, index) => [`row_${index + 1}`, { row: id }] as const);
  return {
    id: lineId('driver', context, kind.volumes.length),
    rel: 'driver',
    section: 'section_drivers',
    name: generatedTexts[language].salesOf(inLanguage(kind.name, language)),
    flows: [{ formula: sumFormula(sales.length, language), inputs: Object.fromEntries(inputs) }],
    terms: {},
  };
}

function linesOfPart(context: PartContext, overheads: Parameters<typeof costLines>[0]): readonly Line[] {
  const sales = saleLines(context);
  const isAlone = context.business.others.length === 0;
  const isShared = context.part.kind.costs.some((cost) => cost.form === 'share' && cost.of === null);
  const sum = isAlone || !isShared ? null : sumLine(context, sales);
  const direct = costLines(context.part.kind.costs, 'section_cos', context, sum?.id ?? salesRow);
  return [
    ...volumeLines(context),
    ...(sum ? [sum] : []),
    ...sales,
    ...direct,
    ...costLines(overheads, 'section_sga', context, salesRow),
    ...assetLines(context),
  ];
}

/** Lines of the same name in a section are told apart by the kind that they are of. */
function distinctNames(lines: readonly Line[]): readonly Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = `${line.section} ${line.name}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? line : { ...line, name: `${line.name} ${count}` };
  });
}

function linesOf(business: Business, adjustments: Adjustments): readonly Line[] {
  const parts = [business.head, ...business.others];
  const contexts = parts.map((part, index): PartContext => ({ business, part, index, adjustments }));
  const overheads = overheadsByPart(business);
  return distinctNames([
    ...contexts.flatMap((context) => linesOfPart(context, overheads[context.index] ?? [])),
    ...lifeLines(contexts),
    ...seasonLines(contexts),
    ...rateLines(business),
    ...moneyLines(business, adjustments),
  ]);
}

function resourcesIn(
  lines: readonly Line[],
  place: 'division' | 'env',
  names: readonly string[],
): SectionResources {
  const found: Partial<Record<SectionId, SectionResource[]>> =
    place === 'env' ? { section_currency: [] } : {};
  for (const line of lines) {
    if (sections[line.section].place !== place) continue;
    found[line.section] = [...(found[line.section] ?? []), sectionResourceOf(line, names)];
  }
  return found;
}

function formulasWith(defaults: readonly Formula[], lines: readonly Line[]): readonly Formula[] {
  const own = lines.flatMap(({ flows }) => flows.map(({ formula }) => formula));
  return [...new Map([...defaults, ...own].map((formula) => [formula.id, formula])).values()];
}

const monthsInYear = 12;
const leastMultiple = 2;
const mostMultiple = 12;

/** Multiples are told in halves. */
const multiplesInOne = 2;

/**
 * A buyer pays about as many years' earnings as the money of such a business usually takes to come back: of the usual range
 * the geometric mean, since few take as long as its far end. What its owner runs is sold for about two years of them.
 */
function multipleOf({ health: { payback } }: Kind): number {
  const [soonest, latest] = payback;
  const years = Math.sqrt(soonest * latest) / monthsInYear;
  const told = Math.round(years * multiplesInOne) / multiplesInOne;
  return Math.max(leastMultiple, Math.min(mostMultiple, told));
}

function optionsOf(
  business: Business,
  { stockDays, payableDays, equity, loan }: Adjustments,
): Template['data']['options'] {
  const { dateStart, periodicity, head, rates } = business;
  return {
    timing: { dateStart, periodicity },
    tax: { assessed: 'year' },
    depreciation: { start: 'same' },
    wc: {
      minCashBalance: monthsInPeriod(business) === 1 ? '10' : '3',
      accountsReceivablePeriod: numberText(head.kind.terms.receivable),
      inventoryPeriod: numberText(stockDays),
      accountsPayablePeriod: numberText(payableDays),
      ...(rates.salesTax !== null && { salesTaxPeriod: '30' }),
    },
    modules: {
      npv: {
        wacc: numberText(costOfCapital(rates, { equity, loan })),
        tgr: numberText(Math.min(rates.inflation, 3)),
        ebitda_multiple: numberText(multipleOf(head.kind)),
        exit: 'multiple',
      },
    },
  };
}

export function buildTemplate(settled: Business, adjustments: Adjustments, frame: DocumentFrame): Template {
  const business = asDone(settled);
  const { language, dateStart, currency, periodCount } = business;
  const { uuid, timestamp, name, description } = frame;
  const template = defaultTemplate({ uuid, timestamp, language, dateStart });
  const lines = linesOf(business, adjustments);
  const { scenarios } = generatedTexts[language];
  return {
    ...template,
    ...{ name, description },
    layout: { ...template.layout, cFcstColCount: periodCount },
    data: {
      ...template.data,
      sections: template.data.sections.map((section) =>
        section.id === 'section_inflation' ? { ...section, isEnabled: true } : section,
      ),
      coreResources: [
        { id: 'currency', name: currency, rel: 'currency', isDefault: true },
        ...lines.map(coreResourceOf),
      ],
      formulas: [...formulasWith(template.data.formulas, lines)],
      divisions: [{ id: 'division_1', sectionResources: resourcesIn(lines, 'division', scenarios) }],
      env: { sectionResources: resourcesIn(lines, 'env', scenarios) },
      options: optionsOf(business, adjustments),
    },
  };
}
