// What a generated model says of its business: its margins by year, its lowest cash, and when its money comes back.
import { prepare, type Values, type WorkbookCalculation } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { changedInputs } from './changed-inputs.ts';
import type { DebtFlows } from './debt-cover.ts';
import { showingSheets, withoutSheets } from './without-sheets.ts';

export interface YearFigures {
  readonly revenue: number;
  readonly grossProfit: number;
  readonly ebitda: number;
  readonly payroll: number;
  readonly cos: number;
  /** Of cost of sales, what is not pay: goods, materials, subcontractors. */
  readonly goods: number;
  /** Costs that are a share of sales, and so move with prices. */
  readonly moving: number;
  readonly netIncome: number;
}

export interface ScenarioFigures {
  /** Of spans of a year from the start; a last part of a year only where there is no whole one. */
  readonly years: readonly YearFigures[];
  readonly lowestCash: number;
  /** Of the minimum of cash that the model asks for, what is missing at worst. */
  readonly missingCash: number;
  readonly debt: DebtFlows;
}

export interface Measured {
  /** In the order of the template's scenarios. */
  readonly scenarios: readonly ScenarioFigures[];
  readonly isBalanced: boolean;
  /** In the usual course, until operations have earned what was invested, interest aside, at the pace of the last year where that is later than the forecast; null if never. */
  readonly paybackPeriods: number | null;
  readonly worth: Worth;
  /** In the usual course, what each part of the business sells in the year in which it is what it will be; the trade itself is the first. */
  readonly partSales: readonly number[];
}

/** In the usual course, with the sale at the end; not a number where it cannot be told. */
export interface Worth {
  readonly presentValue: number;
  /** As a fraction. */
  readonly rate: number;
}

const sheets = { section_cos: 'cos', section_sga: 'sga' } as const;
type CostSection = keyof typeof sheets;

const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0);

/** Rows of costs that have this formula. */
function rowsWith({ data }: Template, section: CostSection, formula: string): readonly string[] {
  const resources = data.divisions[0]?.sectionResources[section] ?? [];
  return resources
    .filter(({ flows }) => flows[0]?.formula === formula)
    .map(({ id }) => `${sheets[section]}.@${id}.expBook`);
}

/** The part of the business that a line of sales is of, counted from 0. */
const partOfId = (id: string): number => Number(/^service_(\d+)_/u.exec(id)?.[1] ?? 1) - 1;

const settledAfter = 2;

/** Of the third year, or the last there is. */
function partSalesIn({ template, values, named }: Reading, periodsInYear: number): readonly number[] {
  const count = named('is_revenue').length - 1;
  const year = Math.min(settledAfter, Math.max(0, Math.floor(count / periodsInYear) - 1));
  const [from, to] = [1 + year * periodsInYear, 1 + Math.min(count, (year + 1) * periodsInYear)];
  const sold: number[] = [];
  for (const { id } of template.data.divisions[0]?.sectionResources.section_sales ?? []) {
    const part = partOfId(id);
    sold[part] = (sold[part] ?? 0) + sum(values.row(`revenue.@${id}.incBook`).subarray(from, to));
  }
  return Array.from(sold, (sales = 0) => sales);
}

interface Reading {
  readonly template: Template;
  readonly values: Values;
  readonly named: (name: string) => Float64Array;
  /** Not a number where there is none. */
  readonly single: (name: string) => number;
}

function yearOf({ template, values, named }: Reading, from: number, to: number): YearFigures {
  const within = (row: Float64Array): number => sum(row.subarray(from, to));
  const sumOf = (section: CostSection, formula: string): number =>
    rowsWith(template, section, formula).reduce((total, row) => total + within(values.row(row)), 0);
  const direct = sumOf('section_cos', 'staff');
  const cos = within(named('is_cos'));
  return {
    revenue: within(named('is_revenue')),
    grossProfit: within(named('is_gross_profit')),
    ebitda: within(named('is_ebitda')),
    payroll: direct + sumOf('section_sga', 'staff'),
    moving: sumOf('section_cos', 'share_of') + sumOf('section_sga', 'share_of'),
    cos,
    goods: cos - direct,
    netIncome: within(named('is_net_income')),
  };
}

function scenarioOf(reading: Reading, periodsInYear: number): ScenarioFigures {
  const count = reading.named('is_revenue').length - 1;
  const whole = Math.floor(count / periodsInYear);
  const years = Array.from({ length: Math.max(1, whole) }, (_, year) =>
    yearOf(reading, 1 + year * periodsInYear, 1 + Math.min(count, (year + 1) * periodsInYear)),
  );
  const lowestCash = reading
    .named('cf_closing_cash')
    .subarray(1)
    .reduce((least, cash) => Math.min(least, cash));
  const [interest, operating, repaid, missing] = [
    reading.named('is_interest'),
    reading.named('cf_operating'),
    reading.named('financing_repayment'),
    reading.named('cf_funding_need'),
  ];
  const debt = {
    cash: Array.from(operating.subarray(1), (flow, at) => flow + (interest[at + 1] ?? 0)),
    interest: Array.from(interest.subarray(1)),
    repaid: Array.from(repaid.subarray(1)),
  };
  return { years, lowestCash, missingCash: Math.max(0, ...missing.subarray(1)), debt };
}

function paybackOf({ named }: Reading, periodsInYear: number): number | null {
  const interest = named('is_interest');
  const operating = named('cf_operating').map((flow, period) => flow + (interest[period] ?? 0));
  const investing = named('cf_investing');
  let sumSoFar = 0;
  for (let period = 1; period < operating.length; period += 1) {
    sumSoFar += (operating[period] ?? 0) + (investing[period] ?? 0);
    const isLater = operating.subarray(period + 1).some((flow) => flow < 0 && -flow > sumSoFar);
    if (sumSoFar >= 0 && !isLater) return period;
  }
  const last = Math.min(periodsInYear, operating.length - 1);
  const pace = sum(operating.subarray(-last)) / last;
  return pace > 0 ? operating.length - 1 + Math.ceil(-sumSoFar / pace) : null;
}

const readingOf = (template: Template, workbook: Workbook, values: Values): Reading => {
  const rows = new Map(workbook.names.map(({ name, row }) => [name, row]));
  return {
    template,
    values,
    named: (name) => {
      const row = rows.get(name);
      if (row === undefined) throw new Error(`a generated model has no ${name}`);
      return values.row(row);
    },
    single: (name) => {
      const row = rows.get(name);
      return row === undefined ? Number.NaN : values.constant(row);
    },
  };
};

const leastCent = 0.01;

interface Prepared {
  readonly template: Template;
  readonly workbook: Workbook;
  readonly calculation: WorkbookCalculation;
}

/** What is shown alone is not measured. */
function prepared(template: Template): Prepared {
  const { workbook, diagnostics } = compile(withoutSheets(template, showingSheets));
  if (!workbook) throw new Error(`a generated model cannot be calculated: ${JSON.stringify(diagnostics)}`);
  return { template, workbook, calculation: prepare(workbook) };
}

function measuredIn({ template, workbook, calculation }: Prepared, periodsInYear: number): Measured {
  const readings = workbook.scenarioNames.map((_, index) =>
    readingOf(template, workbook, calculation.values(index + 1)),
  );
  const [base] = readings;
  if (!base) throw new Error('a generated model has a scenario');
  return {
    scenarios: readings.map((reading) => scenarioOf(reading, periodsInYear)),
    isBalanced: readings.every(({ named }) => named('bs_check').every((gap) => Math.abs(gap) < leastCent)),
    paybackPeriods: paybackOf(base, periodsInYear),
    worth: { presentValue: base.single('ip_npv_exit'), rate: base.single('ip_irr_exit') },
    partSales: partSalesIn(base, periodsInYear),
  };
}

export const measure = (template: Template, periodsInYear: number): Measured =>
  measuredIn(prepared(template), periodsInYear);

/** For templates one after another: one that is the last but for some numbers is not compiled again. */
export function measuring(periodsInYear: number): (template: Template) => Measured {
  let compiled: Prepared | null = null;
  /** The rows that are not as they were compiled, and what they were. */
  let undone: ReadonlyMap<RowId, number> = new Map();
  return (template) => {
    const changes = compiled && changedInputs(compiled.template, template, compiled.workbook);
    if (compiled && changes) {
      const now = new Map([...changes].map(([row, { to }]) => [row, to]));
      compiled.calculation.changeConstants(new Map([...undone, ...now]));
      undone = new Map([...changes].map(([row, { from }]) => [row, from]));
    } else {
      compiled = prepared(template);
      undone = new Map();
    }
    return measuredIn(compiled, periodsInYear);
  };
}
