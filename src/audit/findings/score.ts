// Scores a workbook from 0 to 100: each broken rule takes a share of the points that are left.
import { readArea } from '../book/address.ts';
import type { Book } from '../book/book.ts';
import type { AuditFinding, Severity } from './finding.ts';

/** The share of its points that a workbook keeps when a rule is broken everywhere in it. */
const keptWhenEverywhere: Readonly<Record<Severity, number>> = { C: 0.7, W: 0.92, S: 0.98 };

/** A rule broken in a single cell still costs this part of what it costs when it is broken everywhere. */
const leastCost = 0.3;

type FaultPosition = Pick<AuditFinding, 'rule' | 'severity' | 'sheet' | 'cell'>;

/** How many cells of the book a finding speaks of; one of a sheet or of the workbook speaks of all cells there. */
function cellsOf(
  { sheet, cell }: FaultPosition,
  cellCounts: ReadonlyMap<string, number>,
  all: number,
): number {
  const onSheet = sheet === null ? all : (cellCounts.get(sheet) ?? 0);
  const area = cell === null ? null : readArea(cell);
  if (!area) return onSheet;
  const { firstLine, firstColumn, lastLine, lastColumn } = area;
  return Math.min(onSheet, (lastLine - firstLine + 1) * (lastColumn - firstColumn + 1));
}

/** The square root gives the first cells the most weight: ten wrong cells are not ten times as bad as one. */
function kept(severity: Severity, touched: number, all: number): number {
  const spread = all === 0 ? 1 : Math.sqrt(Math.min(1, touched / all));
  const cost = (1 - keptWhenEverywhere[severity]) * (leastCost + (1 - leastCost) * spread);
  return 1 - cost;
}

export function scoreOf(book: Book, findings: readonly FaultPosition[]): number {
  if (findings.length === 0) return 100;
  const cellCounts = new Map(book.sheets.map(({ title, cells }) => [title, cells.length]));
  const all = [...cellCounts.values()].reduce((sum, count) => sum + count, 0);
  const touched = new Map<string, { readonly severity: Severity; readonly cells: number }>();
  for (const finding of findings) {
    const before = touched.get(finding.rule)?.cells ?? 0;
    const cells = before + cellsOf(finding, cellCounts, all);
    touched.set(finding.rule, { severity: finding.severity, cells });
  }
  const left = [...touched.values()].reduce(
    (share, { severity, cells }) => share * kept(severity, cells, all),
    1,
  );
  return Math.min(99, Math.floor(100 * left));
}
