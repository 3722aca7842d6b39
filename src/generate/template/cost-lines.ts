// What a kind of business spends, as lines of cost of sales and of overheads.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { type MoneyClass, yearlyClass } from '../business/money.ts';
import { isOfOpenMonths } from '../business/open-costs.ts';
import { peopleIn, sizeFactor, stepOf } from '../business/size.ts';
import {
  kindOf,
  lineId,
  money,
  months,
  natural,
  numberText,
  type PartContext,
  sourceOf,
  times,
  typed,
} from './context.ts';
import { isHired, withFigures } from './figured.ts';
import { formulaOf } from './formulas.ts';
import type { Line, LineFlow, LineTerms, Numbers } from './line.ts';
import { fullness } from './movement.ts';
import { rowOf } from './sale-lines.ts';
import { flowInOpenMonths } from './season-lines.ts';

type CostOf<Form extends Cost['form']> = Extract<Cost, { readonly form: Form }>;
export type CostSection = 'section_cos' | 'section_sga';

const monthsInYear = 12;
/** Fuel and upkeep of machines for the fields are bought at prices of the world, as what the fields bear is sold. */
const isOfFields = ({ follows }: Figure): boolean => follows === 'fields';
/** Somebody is hired a little before the work is there. */
const ahead = 0.15;
/** Growth by hiring is foreseen for so many years. */
const hiringYears = 5;

/** As many as there are once the business is full. */
const peopleOf = (cost: CostOf<'pay'>, context: PartContext): number =>
  peopleIn(context.part, { ...cost, people: natural(cost.people, context) });

/** How many there are in each period, until nothing changes any more. */
function headcount(cost: CostOf<'pay'>, context: PartContext): string {
  const target = peopleOf(cost, context);
  const step = stepOf(target, cost);
  const perYear = monthsInYear / months(context);
  const counts = Array.from(
    { length: Math.min(context.business.periodCount, perYear * hiringYears) },
    (_, period) => {
      const hired = target * (1 + (cost.hires ?? 0) / 100) ** Math.floor(period / perYear);
      const grown = Math.round(hired / step) * step;
      const part = cost.isGradual === true ? Math.min(1, fullness(context, period) + ahead) : 1;
      return Math.max(
        Math.min(1, target, cost.isPartTime === true ? step : 1),
        Math.ceil(Number(((grown * part) / step).toPrecision(6))) * step,
      );
    },
  );
  const last = counts.at(-1) ?? target;
  const until = counts.findLastIndex((count) => count !== last) + 1;
  return [...counts.slice(0, until), last].map(numberText).join(';');
}

function paid(cost: CostOf<'pay'>, context: PartContext): LineFlow {
  const salary = money(cost.salary, 'pay', context);
  return {
    formula: formulaOf('staff', context.business.language),
    inputs: {
      people: {
        data: headcount(cost, context),
        source: sourceOf(
          times(natural(cost.people, context), sizeFactor(context.part, cost.people)),
          context,
        ),
      },
      salary: typed(salary.typical, salary, context),
      burden: { data: numberText(context.business.rates.payrollTaxes) },
    },
  };
}

function amounts(
  figure: Figure,
  span: number,
  context: PartContext,
  driver?: Numbers['driver'],
  of: MoneyClass = 'overhead',
): LineFlow {
  const factor = sizeFactor(context.part, figure) * span;
  const amount = money(times(natural(figure, context), factor), of, context);
  return {
    formula: formulaOf('amount', context.business.language),
    inputs: { amount: { ...typed(amount.typical, amount, context), ...(driver && { driver }) } },
  };
}

function flowOf(cost: Cost, context: PartContext, allSales: string | null): LineFlow {
  const { language, dateStart } = context.business;
  switch (cost.form) {
    case 'pay':
      return paid(cost, context);
    case 'share': {
      const of = cost.of === null ? allSales : rowOf(cost.of, context);
      return {
        formula: formulaOf('share_of', language),
        inputs: {
          share: typed(cost.share.typical, cost.share, context),
          ...(of !== null && { base: { row: of } }),
        },
      };
    }
    case 'unit': {
      const unitCost = money(natural(cost.cost, context), 'supply', context);
      return {
        formula: formulaOf('per_unit_of', language),
        inputs: { cost: typed(unitCost.typical, unitCost, context), base: { row: rowOf(cost.of, context) } },
      };
    }
    case 'monthly':
      return amounts(
        cost.amount,
        months(context),
        context,
        undefined,
        isOfFields(cost.amount) ? 'traded' : 'overhead',
      );
    case 'yearly': {
      const every = monthsInYear / months(context);
      return amounts(
        cost.amount,
        1,
        context,
        every > 1 ? { every } : undefined,
        yearlyClass(kindOf(context)),
      );
    }
    case 'once':
      return amounts(cost.amount, 1, context, { start: dateStart, end: dateStart });
  }
}

function termsOf(cost: Cost, context: PartContext, section: CostSection): LineTerms {
  const { rates } = context.business;
  const isTaxed = rates.salesTax !== null && cost.form !== 'pay';
  return {
    ...(section === 'section_sga' && {
      accountsPayablePeriod: { name: 'accountsPayablePeriod', units: 'days', value: '0' },
    }),
    ...(isTaxed && { salestax: { name: 'salestax', lookupId: 'taxsales_1' } }),
  };
}

/** Nobody for it in a business of this size: the owner does it. */
const isLeftOut = (cost: Cost, context: PartContext): boolean =>
  cost.form === 'pay' && peopleOf(cost, context) === 0 && !isHired(cost, context);

/** With what is paid in the open months alone. */
function inSeason(cost: Cost, section: CostSection, flow: LineFlow, context: PartContext): LineFlow {
  if (!isOfOpenMonths(cost, section === 'section_cos', kindOf(context), context.business)) return flow;
  return flowInOpenMonths(flow, cost.form === 'pay' ? 'salary' : 'amount', context);
}

/** A row that all the sales of this kind stand in; null where that is the section. */
export function costLines(
  costs: readonly Cost[],
  section: CostSection,
  context: PartContext,
  allSales: string | null,
): readonly Line[] {
  const rel = section === 'section_cos' ? 'cos' : 'sga';
  return costs.flatMap((cost, row) =>
    isLeftOut(cost, context)
      ? []
      : {
          id: lineId(rel, context, row),
          rel,
          section,
          name: inLanguage(cost.name, context.business.language),
          flows: [
            inSeason(cost, section, withFigures(flowOf(cost, context, allSales), cost, context), context),
          ],
          terms: termsOf(cost, context, section),
        },
  );
}
