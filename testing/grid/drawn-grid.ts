// A grid of numbers in a scroller without layout, and what was asked of whoever shows it.
import type { GridData, GridRow } from '#web/ui/data-grid/grid-data.ts';
import { GridFrame } from '#web/ui/data-grid/grid-frame.ts';
import { GridView } from '#web/ui/data-grid/grid-view.ts';

const classes = {
  table: 't',
  head: 'h',
  edge: 'ge',
  bands: 'bs',
  band: 'bd',
  bandText: 'bt',
  unsaid: 'us',
  body: 'b',
  row: 'r',
  lead: 'ld',
  label: 'l',
  text: 'tx',
  fold: 'f',
  more: 'm',
  trend: 'tr',
  unit: 'u',
  cell: 'c',
  link: 'a',
  layer: 'ly',
  over: 'ov',
  editor: 'ed',
  note: 'nt',
};
export const picked: GridRow[] = [];
export const followed: string[] = [];
export const opened: string[] = [];
export const folded: string[] = [];
const actions = {
  onPick: (row: GridRow) => void picked.push(row),
  onFollow: (leadsTo: string) => void followed.push(leadsTo),
  onOpen: (row: GridRow, columnId: string | null) => void opened.push(`${row.id} ${columnId}`),
  onFold: (rowIds: readonly string[], isFolded: boolean) =>
    void folded.push(`${isFolded ? 'fold' : 'unfold'} ${rowIds.join(' ')}`),
};

export function rows(count: number, addend = 0): GridRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row${index}`,
    label: `Row ${index}`,
    unit: 'USD',
    level: 0,
    role: 'plain',
    group: index === 1 ? 'group' : null,
    leadsTo: null,
    note: null,
    isFailing: false,
    rawText: (column: number) => String(index * 10 + column + addend),
    cellText: (column: number) => String(index * 10 + column + addend),
    widest: { first: 3, rest: 3 },
  }));
}

export const columns = ['Total', 'Jan', 'Feb'].map((title) => ({ id: title.toLowerCase(), title }));

export const data = (count: number, addend = 0): GridData => ({
  title: 'Sheet',
  unitTitle: 'Units',
  columns,
  rows: rows(count, addend),
  pickedGroup: null,
});

const seenPx = 300;

/** A scroller without layout: the grids in it stand one below the other by what their rows take. What others were asked before is forgotten. */
export function frame(): GridFrame {
  for (const asked of [picked, followed, opened, folded]) asked.length = 0;
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: seenPx });
  document.body.append(scroller);
  return new GridFrame(scroller);
}

export function gridIn(within: GridFrame): { view: GridView; host: HTMLElement } {
  const host = document.createElement('section');
  within.scroller.append(host);
  const view = new GridView(host, within, classes, actions);
  const body = host.querySelector<HTMLElement>('.b');
  if (!body) throw new Error('no rows');
  body.getBoundingClientRect = () => {
    const bodies = [...within.scroller.querySelectorAll<HTMLElement>('.b')];
    const heights = bodies.slice(0, bodies.indexOf(body)).map(({ style }) => Number.parseFloat(style.height));
    return new DOMRect(0, heights.reduce((sum, height) => sum + height, 0) - within.scroller.scrollTop);
  };
  return { view, host };
}

export const grid = () => gridIn(frame());

export const press = (host: HTMLElement, key: string, held: KeyboardEventInit = {}) =>
  host.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));

export const rowTexts = (host: HTMLElement) =>
  [...host.querySelectorAll('.b [role=row]')].map((row) =>
    [...row.querySelectorAll('[role=rowheader], [role=gridcell]')].map(({ textContent }) => textContent),
  );
