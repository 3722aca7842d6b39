// Selects the cells that a number is calculated from, or is used in: those on the sheet of the first of them, as Excel does.
import type { LiveArea } from '#audit/live/live-book.ts';
import type { Block, Page } from '#web/sheet-page/state/page-store.ts';

const blockOf = ({ firstLine, firstColumn, lastLine, lastColumn }: LiveArea): Block => ({
  anchor: { line: firstLine, column: firstColumn },
  focus: { line: lastLine, column: lastColumn },
});

export function goToAreas(page: Page, areas: readonly LiveArea[]): void {
  const [first] = areas;
  if (!first) return;
  const { sheet, firstLine: line, firstColumn: column } = first;
  const others = areas.filter((area) => area.sheet === sheet && area !== first).map(blockOf);
  page.goTo({ sheet, line, column });
  page.select({ ...blockOf(first), ...(others.length > 0 ? { others } : {}) });
}
