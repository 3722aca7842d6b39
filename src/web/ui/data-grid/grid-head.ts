// The head of a grid: what its columns are called, and above that what neighbouring columns share, such as their year.
import type { GridBand, GridColumn, GridData } from './grid-data.ts';
import { element, type GridClasses, textElement } from './grid-elements.ts';

export class GridHead {
  readonly root: HTMLElement;
  readonly #classes: GridClasses;
  #cells: readonly HTMLElement[] = [];
  #shown = '';

  /** `onFold` joins the columns of a band in one, or shows them again. */
  constructor(classes: GridClasses, onFold: (bandId: string) => void) {
    this.#classes = classes;
    this.root = element('rowgroup', classes.head);
    this.root.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-band]') : null;
      if (pressed?.dataset.band !== undefined) onFold(pressed.dataset.band);
    });
  }

  /** The label, the unit, and the columns after them. */
  get cells(): readonly HTMLElement[] {
    return this.#cells;
  }

  /** Whether the column of units has no width; its border does not count. */
  get isUnitHidden(): boolean {
    const [label, unit] = this.#cells;
    return label !== undefined && label.clientWidth > 0 && unit?.clientWidth === 0;
  }

  show({ title, unitTitle, columns, commonUnit = '', widenHint = '' }: GridData): void {
    const shown = JSON.stringify([title, unitTitle, columns, commonUnit, widenHint]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const row = this.#titles(title, unitTitle, columns);
    if (commonUnit !== '') this.#cells[0]?.setAttribute('data-unit', commonUnit);
    if (widenHint !== '' && columns.length > 1) this.#cells[0]?.append(this.#edge(widenHint));
    const hasBands = columns.some(({ band }) => band !== undefined);
    this.root.replaceChildren(...(hasBands ? [this.#bands(columns)] : []), row);
    this.root.toggleAttribute('data-bands', hasBands);
  }

  /** For the pointer alone, which draws it; the names are made wider in the view's menu too. */
  #edge(hint: string): HTMLElement {
    const edge = element('presentation', this.#classes.edge);
    edge.dataset.edge = '';
    edge.title = hint;
    edge.setAttribute('aria-hidden', 'true');
    return edge;
  }

  #titles(title: string, unitTitle: string, columns: readonly GridColumn[]): HTMLElement {
    const { row: rowClass, lead: leadClass, label, unit, cell, unsaid } = this.#classes;
    const row = element('row', rowClass);
    row.setAttribute('aria-rowindex', '1');
    const names = [title, unitTitle].map((text, index) => {
      const header = element('columnheader', index === 0 ? label : unit);
      header.append(textElement('', text));
      return header;
    });
    const others = columns.map(({ id, title: full, short, band, isPart = false }) => {
      const header = element('columnheader', cell);
      header.dataset.column = id;
      header.toggleAttribute('data-part', isPart);
      const said = short ?? band?.rest ?? full;
      header.textContent = said;
      // Read aloud in full, because screen readers skip the line above.
      if (full.startsWith(said) && full !== said) header.append(textElement(unsaid, full.slice(said.length)));
      return header;
    });
    this.#cells = [...names, ...others];
    const lead = element('none', leadClass);
    lead.append(...names);
    row.append(lead, ...others);
    return row;
  }

  /** Visual only: each column has its full name below. */
  #bands(columns: readonly GridColumn[]): HTMLElement {
    const { bands, band: bandClass, bandText, lead: leadClass, label, unit } = this.#classes;
    const line = element('presentation', bands);
    line.setAttribute('aria-hidden', 'true');
    const lead = element('presentation', leadClass);
    lead.append(element('presentation', label), element('presentation', unit));
    line.append(lead);
    for (const { title, note, isPart, fold, span } of joined(columns)) {
      const made = element('presentation', bandClass);
      made.style.gridColumn = `span ${span}`;
      made.toggleAttribute('data-named', title !== '');
      made.toggleAttribute('data-noted', note !== '');
      made.toggleAttribute('data-part', isPart);
      if (fold) made.dataset.band = fold.id;
      if (fold) made.dataset.folded = String(fold.isFolded);
      const text = textElement(bandText, title);
      if (note !== '') text.append(' ', textElement('', note));
      made.append(text);
      line.append(made);
    }
    return line;
  }
}

interface Joined {
  readonly title: string;
  readonly note: string;
  readonly isPart: boolean;
  readonly fold: GridBand['fold'];
  readonly span: number;
}

const noBand: GridBand = { title: '', note: '', rest: '' };

function joined(columns: readonly GridColumn[]): readonly Joined[] {
  const found: Joined[] = [];
  for (const { band } of columns) {
    const { title, note, isPart = false, fold } = band ?? noBand;
    const last = found.at(-1);
    if (last && title !== '' && last.title === title)
      found[found.length - 1] = { ...last, span: last.span + 1 };
    else found.push({ title, note, isPart, fold, span: 1 });
  }
  return found;
}

/** Where the header sticks while its rows scroll below it. */
export const coverPx = (head: HTMLElement): number => Number.parseFloat(getComputedStyle(head).top) || 0;
