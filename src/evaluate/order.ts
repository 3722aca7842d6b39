// The order of calculation: what is read first; rows that read one another's past go period by period together.
import type { RowId } from '#workbook/cell-expression.ts';
import { components } from '#workbook/loops.ts';
import { type Places, placeOf } from '#workbook/places.ts';
import { isEarlier, type Read, rowReads } from '#workbook/reads.ts';

export interface Group {
  /** In the order in which one period is calculated. */
  readonly rows: readonly RowId[];
}

export function calculationOrder(all: Places): readonly Group[] {
  const reads = new Map<RowId, readonly Read[]>();
  for (const [id, { row }] of all) reads.set(id, rowReads(row, all));
  const targets = (id: RowId): readonly Read[] => reads.get(id) ?? [];

  return components(all.keys(), (id) => targets(id).map(({ row }) => row)).map((group) => {
    if (group.length === 1) return { rows: group };
    const inside = new Set(group);
    const samePeriod = components(group, (id) =>
      targets(id)
        .filter((read) => !isEarlier(read) && inside.has(read.row))
        .map(({ row }) => row),
    );
    const loop = samePeriod.find((rows) => rows.length > 1);
    if (loop) throw new Error(`rows read one another in one period: ${loop.map(labelOf(all)).join(', ')}`);
    return { rows: samePeriod.flat() };
  });
}

const labelOf = (all: Places) => (id: RowId) => `${id} (${placeOf(all, id).row.label})`;
