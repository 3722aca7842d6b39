// The name of a reusable row: a text or a link, with a button that folds its group, and a sparkline of its numbers.
import { sparkline } from '#render/charts/sparkline.ts';
import type { GridData, GridRow } from './grid-data.ts';
import {
  buttonElement,
  element,
  type GridClasses,
  setAttribute,
  setStyle,
  setText,
  textElement,
} from './grid-elements.ts';

export interface RowLabel {
  readonly root: HTMLElement;
  readonly text: HTMLElement;
  /** Replaces the text where the row opens something. */
  readonly link: HTMLElement;
  readonly fold: HTMLElement;
  /** Opens what can be done with the resource that is named. */
  readonly more: HTMLElement;
  readonly trend: Trend;
}

interface Trend {
  readonly root: SVGElement;
  readonly line: SVGElement;
  drawn: ArrayLike<number> | null;
}

const trendPx = { width: 52, height: 16 } as const;

export function createRowLabel(classes: GridClasses): RowLabel {
  const root = element('rowheader', classes.label);
  const text = textElement(classes.text);
  const link = buttonElement(classes.link, true);
  const fold = buttonElement(classes.fold, false);
  fold.dataset.fold = '';
  fold.setAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight');
  const more = buttonElement(classes.more, false);
  more.dataset.more = '';
  root.append(text);
  return { root, text, link, fold, more, trend: createTrend(classes.trend) };
}

function createTrend(className: string): Trend {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const { width, height } = trendPx;
  root.setAttribute('class', className);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', `0 -1 ${width} ${height + 2}`);
  // Hidden from screen readers, which read the numbers right beside it.
  root.setAttribute('aria-hidden', 'true');
  root.append(line);
  return { root, line, drawn: null };
}

/** What the row's surroundings say about it. */
export type LabelContext = Pick<GridData, 'nameFold' | 'nameMore' | 'commonUnit' | 'ownText'>;

export function fillLabel(slot: RowLabel, row: GridRow, context: LabelContext): void {
  const { nameFold, nameMore, commonUnit, ownText = '' } = context;
  const { root, text, link, fold, more, trend } = slot;
  const name = row.leadsTo === null ? text : link;
  const other = row.leadsTo === null ? link : text;
  if (other.parentElement === root) other.replaceWith(name);
  writeName(name, row);
  setAttached(fold, row.isOpen !== undefined, () => root.prepend(fold));
  const isNamed = nameMore !== undefined && row.role === 'heading' && row.group !== null;
  setAttached(more, isNamed, () => root.append(more));
  root.toggleAttribute('data-named', isNamed);
  if (isNamed) setAttribute(more, 'aria-label', nameMore(row.label));
  setAttached(trend.root, row.trend !== undefined, () => root.append(trend.root));
  root.toggleAttribute('data-noted', row.note !== null);
  root.toggleAttribute('data-own', row.isOwn === true);
  describe(root, row, row.isOwn === true ? ownText : '');
  const isSaid = isInCells(row.unit) || row.unit === commonUnit || row.role === 'text';
  if (isSaid) setAttribute(root, 'data-unit', null);
  else writeUnit(root, row.unit);
  const isWithin = !isSaid && !name.hasAttribute('data-parted');
  setAttribute(name, 'data-unit', isWithin ? row.unit : null);
  if (isWithin) setStyle(name, '--name-em', (shownLength(row) * nameCharEm).toFixed(2));
  root.toggleAttribute('data-unit-within', isWithin);
  nameGroup(slot, row, nameFold ?? (() => row.label));
}

function describe(root: HTMLElement, { label, note }: GridRow, own: string): void {
  const said = [own, note ?? ''].filter((text) => text !== '').join('\n');
  const title = said === '' ? label : `${label}\n${said}`;
  if (root.title !== title) root.title = title;
  setAttribute(root, 'aria-description', said === '' ? null : said);
}

/** The room that letters take, as an average of both languages; a unit of capitals or a percent sign needs a little more. */
const unitCharEm = 0.62;
const unitSpareEm = 0.4;

/** Each number of a percentage says it itself. */
const isInCells = (unit: string): boolean => unit === '' || unit === '%';

const nameCharEm = 0.52;

const shownLength = ({ label, saidAbove = 0 }: GridRow): number => label.length - saidAbove;

function writeUnit(root: HTMLElement, unit: string): void {
  setAttribute(root, 'data-unit', unit);
  setStyle(root, '--unit-em', (unit.length * unitCharEm + unitSpareEm).toFixed(2));
}

/** A name that says whose it is, such as "Coffee: Price", is cut within both parts, so that neither is lost; a sentence runs on. */
function writeName(name: HTMLElement, { label, role, saidAbove = 0 }: GridRow): void {
  const at = saidAbove > 0 || role === 'text' ? saidAbove : label.lastIndexOf(': ') + 2;
  const isParted = at >= 2;
  name.toggleAttribute('data-parted', isParted && saidAbove === 0);
  name.toggleAttribute('data-under', saidAbove > 0);
  if (!isParted) {
    setText(name, label);
    return;
  }
  if (name.childElementCount === 0) name.replaceChildren(textElement(''), textElement(''));
  const [owner, rest] = name.querySelectorAll('span');
  if (owner) setText(owner, label.slice(0, at));
  if (rest) setText(rest, label.slice(at));
}

/** Its buttons have names of their own, so the row needs its name as well. */
function nameGroup(
  { root, fold, more }: RowLabel,
  { label, isOpen }: GridRow,
  nameFold: (label: string) => string,
): void {
  const expanded = isOpen === undefined ? null : String(isOpen);
  setAttribute(root, 'aria-expanded', expanded);
  setAttribute(root, 'aria-label', expanded === null && more.parentElement === null ? null : label);
  if (expanded === null) return;
  setAttribute(fold, 'aria-expanded', expanded);
  setAttribute(fold, 'aria-label', nameFold(label));
}

function setAttached(part: Element, isWanted: boolean, put: () => void): void {
  if ((part.parentElement !== null) === isWanted) return;
  if (isWanted) put();
  else part.remove();
}

export function drawTrend({ trend }: RowLabel, values: ArrayLike<number>): void {
  if (trend.drawn === values) return;
  trend.drawn = values;
  trend.line.setAttribute('d', sparkline(values, trendPx.width, trendPx.height).line);
}
