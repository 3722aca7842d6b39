// Builds the tables of a sheet for paper: each repeats the row names, and its header on every page.
import type { GridData, GridRow } from '#web/ui/data-grid/grid-data.ts';
import { type PaperColumns, paperColumns } from './paper-columns.ts';

const letterPx = 10;

/** One table per page width of columns; a sheet of text has one. */
export function paperTables(
  data: GridData,
  titles: readonly string[],
  isAxisPrinted: boolean,
): DocumentFragment {
  const made = document.createDocumentFragment();
  const shared: PaperColumns =
    data.columns.length > 0 ? paperColumns(data, isAxisPrinted) : { pages: [[]], part: 1 };
  shared.pages.forEach((columns, index) => {
    const table = document.createElement('table');
    table.style.fontSize = `${(letterPx * shared.part).toFixed(2)}px`;
    const rows = index === 0 ? data.rows : data.rows.filter((row) => goesOn(row, columns));
    table.append(head(data, columns, titles), body(rows, columns));
    made.append(table);
  });
  return made;
}

function head(
  { unitTitle, columns }: GridData,
  shown: readonly number[],
  titles: readonly string[],
): HTMLTableSectionElement {
  const section = document.createElement('thead');
  const named = section.insertRow();
  const title = cell('th', titles.join(' · '), 'title');
  title.colSpan = shown.length + 2;
  title.scope = 'colgroup';
  named.append(title);
  if (columns.length === 0) return section;
  const row = section.insertRow();
  row.append(cell('th', '', 'label'), cell('th', unitTitle, 'unit'));
  for (const column of shown) {
    const named = cell('th', columns[column]?.title ?? '', 'number');
    // A sum of a short year is no sum of a year.
    if (columns[column]?.isPart) named.dataset.part = '';
    row.append(named);
  }
  for (const header of row.cells) header.setAttribute('scope', 'col');
  return section;
}

/** A row without values in these columns was printed on the page before. */
function goesOn({ role, label, cellText }: GridRow, shown: readonly number[]): boolean {
  if (role === 'text') return false;
  return role === 'heading' || label === '' || shown.some((column) => cellText(column) !== '');
}

function body(rows: readonly GridRow[], shown: readonly number[]): HTMLTableSectionElement {
  const section = document.createElement('tbody');
  for (const row of ofUse(rows)) section.append(line(row, shown));
  return section;
}

/** A heading or a blank row is printed only with the rows that follow it. */
function ofUse(rows: readonly GridRow[]): readonly GridRow[] {
  const kept: GridRow[] = [];
  for (const row of rows.toReversed()) {
    const isForNext = row.role === 'heading' || row.label === '';
    const next = kept.at(-1);
    if (!isForNext || (next !== undefined && next.label !== '')) kept.push(row);
  }
  return kept.reverse();
}

function line(row: GridRow, shown: readonly number[]): HTMLTableRowElement {
  const made = document.createElement('tr');
  const { role, level, label, unit } = row;
  made.dataset.role = role;
  made.dataset.level = String(level);
  if (row.isFailing) made.dataset.failing = '';
  if (row.isAlerting) made.dataset.alerting = '';
  if (label === '') made.dataset.blank = '';
  const name = cell('th', label, 'label');
  name.scope = 'row';
  made.append(name);
  if (role === 'text' || role === 'heading') {
    name.colSpan = shown.length + 2;
    return made;
  }
  made.append(cell('td', unit, 'unit'));
  for (const column of shown) made.append(cell('td', row.cellText(column), 'number'));
  return made;
}

function cell<Name extends 'td' | 'th'>(name: Name, text: string, kind: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  made.dataset.kind = kind;
  return made;
}
