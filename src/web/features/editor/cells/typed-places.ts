// Which cells of a sheet are typed in, and what of the template stands there.
import type { PreviewRow } from '#render/html/preview-row.ts';
import { resourceSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { formulaOf, sectionResources } from '../document/resources/resource-view.ts';
import { inputRow } from '../fields/field-goal.ts';
import { type RowName, rowName } from './row-name.ts';
import type { TypedPlace } from './typed-cells.ts';
import { typedSeries } from './typed-series.ts';

/** What is read of a row. */
export type PlacedRow = Pick<
  PreviewRow,
  | 'id'
  | 'unit'
  | 'format'
  | 'inputs'
  | 'repeats'
  | 'opensWith'
  | 'values'
  | 'constant'
  | 'isFirstEmpty'
  | 'isFirstIdle'
  | 'variableId'
>;

const known = new WeakMap<Template, ReadonlySet<string>>();

/** The rows of all numbers that are typed: what reads another row is none. */
function inputRows(template: Template): ReadonlySet<string> {
  const before = known.get(template);
  if (before) return before;
  const rows = new Set<string>();
  for (const sectionId of resourceSectionIds)
    for (const { id, flows } of sectionResources(template, sectionId))
      for (const flow of flows) {
        const variables = formulaOf(template, flow.formula)?.variables ?? [];
        const read = new Set(variables.flatMap((one) => (one.isReference === true ? [one.id] : [])));
        for (const { variable, lookupId } of flow.fcst)
          if (!lookupId && !read.has(variable)) rows.add(inputRow(id, flow.id, variable));
      }
  known.set(template, rows);
  return rows;
}

const isInput = (template: Template, name: RowName): boolean =>
  name.kind === 'input' && inputRows(template).has(inputRow(name.resourceId, name.flowId, name.variableId));

/** The row of the assumptions that a row shows; null where nothing is typed. */
function typedRow(template: Template, row: PlacedRow): string | null {
  const isTyped = row.inputs.constant || row.inputs.periods;
  for (const id of [row.id, row.repeats]) {
    const name = id === undefined ? null : rowName(id);
    if (id !== undefined && name !== null && (isTyped || isInput(template, name))) return id;
  }
  return null;
}

const none: ReadonlySet<string> = new Set();
const sets = new Map<string, ReadonlySet<string>>();

/** The ids of its columns that are typed in; the same object for rows that are alike. */
export function typedColumns(template: Template, row: PlacedRow): ReadonlySet<string> {
  const id = typedRow(template, row);
  const isOpened = openingName(row) !== null;
  if (id === null && !isOpened) return none;
  const isWhole = id !== null && row.constant !== '';
  const first = row.isFirstEmpty || row.isFirstIdle ? 1 : 0;
  const count = id === null ? 0 : row.values.length;
  const key = `${isWhole} ${isOpened} ${first} ${count}`;
  const found = sets.get(key);
  if (found) return found;
  const periods = Array.from({ length: count }, (_, period) => String(period)).slice(first);
  const singles = [...(isWhole ? ['whole'] : []), ...(isOpened ? [openingColumn] : [])];
  const made: ReadonlySet<string> = new Set([...singles, ...periods]);
  sets.set(key, made);
  return made;
}

/** Its own number, which no period goes on with. */
export const openingColumn = 'zero';

const openingName = ({ opensWith }: PlacedRow): RowName | null =>
  opensWith === undefined ? null : rowName(opensWith);

/** Null where nothing may be typed. */
export function typedPlace(
  template: Template,
  shownScenario: number,
  row: PlacedRow,
  columnId: string,
): TypedPlace | null {
  if (!typedColumns(template, row).has(columnId)) return null;
  const isOpening = columnId === openingColumn;
  const id = (isOpening ? row.opensWith : typedRow(template, row)) ?? null;
  const series = id === null ? null : typedSeries(template, id, shownScenario);
  const name = id === null ? null : rowName(id);
  if (series === null || name === null) return null;
  const own = name.kind === 'weight' || name.kind === 'input' ? name.at : null;
  const isWhole = isOpening || columnId === 'whole' || series.shape === 'single';
  return { series, at: own ?? (isWhole ? null : Number(columnId)) };
}

/** Why a cell is not typed in, or takes no letters. */
export type Obstacle =
  | 'number'
  | 'calculated'
  | 'reference'
  | 'first'
  | 'total'
  | 'formula'
  | 'fixed'
  | 'scenario';

export function obstacleAt(template: Template, row: PlacedRow, columnId: string): Obstacle {
  if (row.id === 'assumptions.scenario') return 'scenario';
  if (row.id.startsWith('assumptions.constant.')) return 'formula';
  if (typedColumns(template, row).has(columnId)) return 'number';
  if (typedRow(template, row) !== null)
    return columnId === '0' ? 'first' : columnId === 'zero' ? 'calculated' : 'total';
  if (row.inputs.constant || row.inputs.periods) return 'fixed';
  return row.variableId !== null && row.id.includes('.variable.') ? 'reference' : 'calculated';
}
