// Works a formula out while it is being written: its steps and its total in the first periods, by the model itself.
import { prepare, type Values } from '#evaluate/evaluate.ts';
import { type CompiledTemplate, compile } from '#model/compile.ts';
import { ownedRowId } from '#model/ids/row-id.ts';
import { previewRow } from '#render/html/preview-row.ts';
import { resourcesIn } from '#template/resources-in.ts';
import { isSheetId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { inOwnMarks, pageNumber } from './numbers/own-marks.ts';
import { periodNames } from './resource-totals.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;
type Row = Workbook['sheets'][number]['rows'][number];

/** A formula as it is being written, in a template that has it. */
export interface FormulaQuestion {
  readonly template: Template;
  readonly resourceId: string;
  readonly flowIndex: number;
}

export interface TriedRow {
  /** A step, or the total. */
  readonly id: string;
  readonly unit: string;
  /** What it was before the first period; empty where nothing looks there. */
  readonly start: string;
  /** Of the first periods. */
  readonly texts: readonly string[];
}

export interface TriedFormula {
  readonly periods: readonly string[];
  readonly rows: readonly TriedRow[];
  /** Why there are no rows. */
  readonly fault: string | null;
}

const shownPeriods = 6;
const totalId = 'total';

export function tryFormula({ template, resourceId, flowIndex }: FormulaQuestion): TriedFormula {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) {
    const fault = diagnostics.find(({ severity }) => severity === 'error')?.message ?? null;
    return { periods: [], rows: [], fault };
  }
  const values = prepare(workbook).values(1);
  const rows = rowsOf(template, workbook, resourceId, flowIndex).map(([id, row]) =>
    triedRow(id, row, workbook, values),
  );
  return { periods: periodNames(workbook, values).slice(0, shownPeriods), rows, fault: null };
}

function rowsOf(
  { data }: Template,
  { sheets }: Workbook,
  resourceId: string,
  flowIndex: number,
): readonly (readonly [string, Row])[] {
  const held = [...data.divisions.map((one) => one.sectionResources), data.env.sectionResources];
  const flow = held.flatMap(resourcesIn).find(({ id }) => id === resourceId)?.flows[flowIndex];
  const formula = data.formulas.find(({ id }) => id === flow?.formula);
  if (!flow || !formula) return [];
  const find = (...names: readonly string[]) =>
    sheets
      .flatMap(({ id, rows }) => {
        const wanted = isSheetId(id) ? ownedRowId(id, resourceId, flow.id, ...names) : null;
        return rows.filter((row) => row.id === wanted);
      })
      .at(0);
  const [first] = formula.variables;
  // A formula that only passes on its one number has no other row.
  const total = find() ?? (first && find(first.id));
  const steps = (formula.steps ?? []).map(({ id }) => [id, find('step', id)] as const);
  return [...steps, [totalId, total] as const].flatMap(([id, row]) => (row ? [[id, row] as const] : []));
}

function triedRow(id: string, row: Row, workbook: Workbook, values: Values): TriedRow {
  const { unit, zero, values: numbers, format } = previewRow(row, values, workbook);
  const shown = Array.from(numbers.slice(0, shownPeriods));
  return {
    id,
    unit,
    start: inOwnMarks(zero, workbook.language),
    texts: shown.map((one) => pageNumber(one, format, workbook.language)),
  };
}
