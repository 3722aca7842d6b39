// Tells which inputs of a compiled template another gives a different number, where nothing else of it counts differently.
import { ownedRowId, rowId } from '#model/ids/row-id.ts';
import type { SectionResource, Template } from '#template/template.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';

interface Change {
  readonly from: number;
  readonly to: number;
}

/** A number of a template that is another one, and the rows it may stand in. */
interface Changed {
  readonly rows: readonly RowId[];
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  /** The cell holds the fraction. */
  readonly isPercent?: boolean;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const [own, others] = [Object.entries(one), Object.entries(other)];
  return (
    own.length === others.length &&
    own.every(([key, value], at) => others[at]?.[0] === key && isSame(value, others[at]?.[1]))
  );
}

type Flow = SectionResource['flows'][number];
type Entry = Flow['fcst'][number];

/** Without the number, and without where it is from, which is shown alone. */
const bare = ({ provenance: _, scenarios: [base, ...others], ...entry }: Entry): unknown => [
  entry,
  base && { ...base, data: null },
  others,
];

/** Null where more is different than numbers. */
function changedIn(before: SectionResource, after: SectionResource): readonly Changed[] | null {
  const changed: Changed[] = [];
  const withoutNumbers = ({ flows, ...rest }: SectionResource): unknown => [
    rest,
    flows.map(({ fcst, ...flow }) => [flow, fcst.map(bare)]),
  ];
  if (!isSame(withoutNumbers(before), withoutNumbers(after))) return null;
  before.flows.forEach(({ id, fcst }, nth) => {
    fcst.forEach(({ variable, scenarios: [base] }, at) => {
      const [from, to] = [base?.data, after.flows[nth]?.fcst[at]?.scenarios[0]?.data];
      const parts = [before.id, id, variable] as const;
      const rows = [ownedRowId('assumptions', ...parts), ownedRowId('assumptions', ...parts, 'base')];
      if (from !== to) changed.push({ rows, from, to });
    });
  });
  return changed;
}

function resourcesOf({ data }: Template): readonly SectionResource[] {
  return data.divisions.flatMap(({ sectionResources }) =>
    Object.values(sectionResources).flatMap((resources) => resources ?? []),
  );
}

/** Those that are moved to bring money in, with what depends on them. */
function optionsChanged({ data: before }: Template, { data: after }: Template): readonly Changed[] {
  const [of, to] = [before.options, after.options];
  const all: readonly Changed[] = [
    {
      rows: [rowId('assumptions', 'stock_days')],
      from: of.wc.inventoryPeriod,
      to: to.wc.inventoryPeriod,
    },
    {
      rows: [rowId('assumptions', 'payable_days')],
      from: of.wc.accountsPayablePeriod,
      to: to.wc.accountsPayablePeriod,
    },
    {
      rows: [rowId('assumptions', 'npv', 'wacc')],
      from: of.modules.npv.wacc,
      to: to.modules.npv.wacc,
      isPercent: true,
    },
  ];
  return all.filter((one) => one.from !== one.to);
}

/** All but the resources of divisions, and the options that are moved. */
function frameOf({ data, ...rest }: Template): unknown {
  const { divisions, options, ...others } = data;
  const { wc, modules } = options;
  return [
    ...[
      rest,
      others,
      divisions.map(({ sectionResources, ...division }) => [division, Object.keys(sectionResources)]),
    ],
    { ...options, modules: null, wc: { ...wc, inventoryPeriod: null, accountsPayablePeriod: null } },
    { ...modules, npv: { ...modules.npv, wacc: null } },
  ];
}

function numbersChanged(before: Template, after: Template): readonly Changed[] | null {
  const [own, others] = [resourcesOf(before), resourcesOf(after)];
  const isFrameSame = own.length === others.length && isSame(frameOf(before), frameOf(after));
  if (!isFrameSame) return null;
  const changed = own.map((resource, at) => {
    const other = others[at];
    return other ? changedIn(resource, other) : null;
  });
  const known = changed.filter((one) => one !== null);
  return known.length === changed.length ? [...known.flat(), ...optionsChanged(before, after)] : null;
}

/** Null where the other has to be compiled itself. */
export function changedInputs(
  before: Template,
  after: Template,
  { sheets }: Workbook,
): ReadonlyMap<RowId, Change> | null {
  const changed = numbersChanged(before, after);
  if (changed === null) return null;
  const inputs = new Map(
    sheets
      .filter(({ id }) => id === 'assumptions')
      .flatMap(({ rows }) => rows.map(({ id, constant }) => [id, constant] as const)),
  );
  const found = changed.flatMap(({ rows, from, to, isPercent = false }) => {
    const numberOf = (text: string | null | undefined): number =>
      Number(text ?? Number.NaN) / (isPercent ? 100 : 1);
    const change = { from: numberOf(from), to: numberOf(to) };
    const row = rows.find((id) => {
      const cell = inputs.get(id);
      return cell?.kind === 'value' && cell.value === change.from;
    });
    return row !== undefined && Number.isFinite(change.to) ? [[row, change] as const] : [];
  });
  return found.length === changed.length ? new Map(found) : null;
}
