// Holds groups that fold, the years above the columns, the lines beside names and the marks of a search.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { data, folded, grid, press, rows, rowTexts } from '#testing/grid/drawn-grid.ts';

describe('an outline in the grid', () => {
  afterEach(() => document.body.replaceChildren());

  it('[FIND-6] folds a group by its button and by key, from any of its rows', () => {
    const { view, host } = grid();
    const [first, second, total, last] = rows(4);
    if (!first || !second || !total || !last) throw new Error('four rows');
    const under = ['row2'];
    const grouped = [{ ...first, under }, { ...second, under }, { ...total, isOpen: true }, last];
    const whole = {
      ...data(0),
      rows: grouped,
      measured: grouped,
      nameFold: (label: string) => `Of ${label}`,
    };
    view.show(whole);
    const button = host.querySelector<HTMLElement>('.f');
    expect([button?.getAttribute('aria-label'), button?.getAttribute('aria-expanded')]).toEqual([
      'Of Row 2',
      'true',
    ]);
    const header = button?.parentElement;
    expect([header?.getAttribute('aria-label'), header?.textContent]).toEqual(['Row 2', 'Row 2']);
    button?.click();
    expect(folded.splice(0)).toEqual(['fold row2']);

    host.focus();
    view.goTo({ rowId: 'row0', columnId: 'jan', isFocused: false });
    press(host, 'ArrowLeft', { altKey: true });
    expect(folded.splice(0)).toEqual(['fold row2']);
    expect(host.querySelector('[data-cursor]')?.textContent).toBe('21');
    press(host, '+');
    expect(folded.splice(0)).toEqual([]);
    press(host, 'ArrowLeft', { altKey: true, shiftKey: true });
    expect(folded.splice(0)).toEqual(['fold row2']);

    const hidden = new Map(['row0', 'row1'].map((id) => [id, under]));
    const short = [{ ...total, isOpen: false }, last];
    view.show({ ...whole, rows: short, hidden });
    expect(
      rowTexts(host)
        .slice(0, 2)
        .map(([label]) => label),
    ).toEqual(['Row 2', 'Row 3']);
    press(host, '+');
    expect(folded.splice(0)).toEqual(['unfold row2']);
    view.goTo({ rowId: 'row1', columnId: 'unit', isFocused: false });
    expect(folded.splice(0)).toEqual(['unfold row2']);
    view.show(whole);
    expect(host.querySelector('[data-cursor]')?.parentElement?.firstElementChild?.textContent).toBe('Row 1');
  });

  it('leaves the cursor of a row that is folded away to the row it is folded under', () => {
    const { view, host } = grid();
    view.show(data(4));
    view.goTo({ rowId: 'row1', columnId: 'jan', isFocused: false });
    const left = rows(4).filter(({ id }) => id !== 'row1');
    view.show({ ...data(4), rows: left, hidden: new Map([['row1', ['row3']]]) });
    expect(host.querySelector('[data-cursor]')?.textContent).toBe('31');
  });

  it('[FIND-8] draws the numbers of a row as a line that nobody has to listen to', () => {
    const { view, host } = grid();
    const drawn = (trend: readonly number[]) =>
      rows(2).map((row, index) => (index === 0 ? { ...row, trend } : row));
    view.show({ ...data(2), rows: drawn([0, 5, 10]) });
    const svg = host.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M0 16L26 8L52 0');
    vi.useFakeTimers();
    view.show({ ...data(2), rows: drawn([10, 10]) });
    expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M0 16L26 8L52 0');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M0 8L52 8');
    view.show(data(2));
    expect(host.querySelector('svg')).toBeNull();
  });

  it('says years once above their periods, and marks what is looked for', () => {
    const { view, host } = grid();
    const band = (title: string, rest: string) => ({ title, rest, note: 'forecast' });
    const dated = [
      { id: 'total', title: 'Total' },
      { id: '0', title: 'Jan 2027', band: band('2027', 'Jan') },
      { id: '1', title: 'Feb 2027', band: band('2027', 'Feb') },
    ];
    view.show({ ...data(3), columns: dated });
    const bands = [...host.querySelectorAll<HTMLElement>('.bd')];
    expect(bands.map(({ textContent, style }) => [textContent, style.gridColumn])).toEqual([
      ['', 'span 1'],
      ['2027 forecast', 'span 2'],
    ]);
    const titles = [...host.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Sheet', 'Units', 'Total', 'Jan 2027', 'Feb 2027']);

    view.mark((text) => text.startsWith('2'));
    const marked = () => [...host.querySelectorAll('[data-found]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['2', '20', '21', '22']);
    view.mark(null);
    expect(marked()).toEqual([]);
  });
});
