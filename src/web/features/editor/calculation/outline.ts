// Finds the groups of rows that can be collapsed, each under a row that stays visible.
import type { PreviewRow } from '#render/html/preview-row.ts';

export interface RowGroup {
  /** The row that stays: the total of the others, or the heading above them. */
  readonly ownerId: string;
  readonly memberIds: readonly string[];
}

/** From the widest to the narrowest: a heading's rows contain the groups of single resources. */
export function outlineOf(rows: readonly PreviewRow[]): readonly RowGroup[] {
  const narrow = [...resourceGroups(rows), ...foldedRuns(rows)].filter(isWorthFolding);
  const wide = headingGroups(rows).filter(
    (group) => isWorthFolding(group) && !narrow.some((other) => isSame(group, other)),
  );
  return [...wide, ...narrow].map(({ owner, members }) => ({
    ownerId: owner.id,
    memberIds: members.map(({ id }) => id),
  }));
}

interface Group {
  readonly owner: PreviewRow;
  readonly members: readonly PreviewRow[];
}

const holdsNumbers = ({ values, figures }: PreviewRow): boolean =>
  values.length > 0 || figures.constant !== null;

/** Plain text is there to be read. */
const isWorthFolding = ({ members }: Group): boolean => members.some(holdsNumbers);

function isSame(one: Group, other: Group): boolean {
  const [ours, theirs] = [one, other].map(({ members }) => members.filter(holdsNumbers));
  return ours?.length === theirs?.length && ours?.every((row, index) => row === theirs?.[index]) === true;
}

/** A heading's own totals stay with it, and so do the blank rows before the next heading. */
function headingGroups(rows: readonly PreviewRow[]): readonly Group[] {
  return rows.flatMap((owner, at) => {
    if (owner.role !== 'heading') return [];
    const below = rows.slice(at + 1);
    const next = below.findIndex(({ role, level }) => role === 'heading' && level <= owner.level);
    const section = withoutTrailingBlanks(next < 0 ? below : below.slice(0, next));
    const nested = section.findIndex(({ role }) => role === 'heading');
    const isOwn = (index: number) => nested < 0 || index < nested;
    const members = section.filter((row, index) => !(isTotal(row) && isOwn(index)));
    return isOfTotal(owner, members) ? [] : [{ owner, members }];
  });
}

/** A resource's name above its rows folds with them, under their total. */
const isOfTotal = ({ resourceId }: PreviewRow, members: readonly PreviewRow[]): boolean =>
  resourceId !== null && members.some((row) => row.role === 'total' && row.resourceId === resourceId);

const isTotal = ({ role, resourceId, outline }: PreviewRow): boolean =>
  role === 'total' && resourceId === null && outline === 0;

function withoutTrailingBlanks(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  const last = rows.findLastIndex(({ role }) => role !== 'blank');
  return rows.slice(0, last + 1);
}

/** A resource's total stays; the blank row before the next resource collapses with its rows. */
function resourceGroups(rows: readonly PreviewRow[]): readonly Group[] {
  const groups: Group[] = [];
  for (const { from, to } of runs(rows, ({ resourceId }) => resourceId)) {
    const own = rows.slice(from, to);
    const owner = own.findLast(({ role }) => role === 'total');
    if (!owner) continue;
    const [before, gap] = [rows[from - 2], rows[from - 1]];
    const isNext = gap?.role === 'blank' && before !== undefined && before.resourceId !== null;
    const members = own.filter((row) => row !== owner);
    groups.push({ owner, members: isNext && gap ? [gap, ...members] : members });
  }
  return groups;
}

/** The rows that the workbook collapses too, under the total below them or the row above. */
function foldedRuns(rows: readonly PreviewRow[]): readonly Group[] {
  return runs(rows, ({ outline }) => (outline > 0 ? 'folded' : null)).flatMap(({ from, to }) => {
    const below = rows[to];
    const owner = below?.role === 'total' ? below : rows[from - 1];
    return owner ? [{ owner, members: rows.slice(from, to) }] : [];
  });
}

/** Adjacent rows with the same key; rows without a key belong to no run. */
function runs(
  rows: readonly PreviewRow[],
  keyOf: (row: PreviewRow) => string | null,
): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let to = 1; to <= rows.length; to += 1) {
    const first = rows[from];
    const next = rows[to];
    const key = first ? keyOf(first) : null;
    if (next && keyOf(next) === key) continue;
    if (key !== null) found.push({ from, to });
    from = to;
  }
  return found;
}
