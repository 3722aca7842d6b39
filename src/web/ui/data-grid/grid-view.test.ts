// Holds what the grid shows, and how it moves by key.
import { afterEach, describe, expect, it } from 'vitest';
import {
  columns,
  data,
  followed,
  frame,
  grid,
  gridIn,
  opened,
  picked,
  press,
  rows,
  rowTexts,
} from '#testing/grid/drawn-grid.ts';

describe('the grid', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows every row of a small sheet under its columns', () => {
    const { view, host } = grid();
    view.show(data(3));
    expect(rowTexts(host)[2]).toEqual(['Row 2', 'USD', '20', '21', '22']);
    expect(host.querySelector('.h')?.textContent).toBe('SheetUnitsTotalJanFeb');
  });

  it('[GRID-18] says the unit that most rows are in once, and those of the others beside their names', () => {
    const { view, host } = grid();
    const [first, second, third] = rows(3);
    const sentence = third && ({ ...third, id: 'words', role: 'text', unit: 'inputs' } as const);
    if (!first || !second || !third || !sentence) throw new Error('three rows were asked for');
    view.show({
      ...data(3),
      commonUnit: 'USD',
      rows: [first, { ...second, unit: 'units' }, third, sentence],
    });
    const unitsOf = (part: string) =>
      [...host.querySelectorAll<HTMLElement>(`${part} .l`)].map(({ dataset }) => dataset.unit);
    expect(unitsOf('.h')).toEqual(['USD']);
    expect(unitsOf('.b')).toEqual([undefined, 'units', undefined, undefined]);
  });

  it('[GRID-7] shows the beginning of a title that is wider than its numbers, and has the whole read aloud', () => {
    const { view, host } = grid();
    view.show({ ...data(3), columns: [{ id: 'zero', title: 'Opening balance', short: 'Opening' }] });
    const head = host.querySelector('.h .c');
    expect(head?.textContent).toBe('Opening balance');
    expect(head?.querySelector('.us')?.textContent).toBe(' balance');
  });

  it('[FIND-1] puts the cursor on the name where the column of units has no width', () => {
    const { view, host } = grid();
    view.show(data(3));
    const [name] = host.querySelectorAll('.h .l');
    Object.defineProperty(name, 'clientWidth', { value: 150 });
    view.goTo({ rowId: 'row1', columnId: 'unit', isFocused: false });
    expect(host.querySelector('.b [data-cursor]')?.textContent).toBe('Row 1');
  });

  it('[GRID-16] parts a name that says whose it is, so that a cut takes from both, and leaves sentences whole', () => {
    const { view, host } = grid();
    const [first, second, third] = rows(3);
    if (!first || !second || !third) throw new Error('three rows were asked for');
    const labels = ['Tea: strong: Price - Base scenario', 'Plain', 'Note: it runs on'] as const;
    view.show({
      ...data(3),
      rows: [
        { ...first, label: labels[0] },
        { ...second, label: labels[1] },
        { ...third, label: labels[2], role: 'text' },
      ],
    });
    const names = [...host.querySelectorAll<HTMLElement>('.b .tx')];
    expect(names.map(({ textContent }) => textContent)).toEqual(labels);
    expect(names.map(({ dataset }) => dataset.parted)).toEqual(['', undefined, undefined]);
    expect([...(names[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Tea: strong: ',
      'Price - Base scenario',
    ]);
    // The same row with another name is that name alone.
    view.show(data(3));
    expect(rowTexts(host)[0]?.[0]).toBe('Row 0');
    expect(names[0]?.childElementCount).toBe(0);
  });

  it('keeps only what is near in the page, and tells how many there are', () => {
    const { view, host } = grid();
    view.show(data(5000));
    expect(rowTexts(host).length).toBeLessThan(40);
    expect(host.getAttribute('aria-rowcount')).toBe('5001');
  });

  it('can be reached by the keyboard', () => {
    expect(grid().host.tabIndex).toBe(0);
  });

  it('changes only the texts when the numbers change', () => {
    const { view, host } = grid();
    view.show(data(3));
    const cell = host.querySelector('.b .c');
    view.show(data(3, 100));
    expect(host.querySelector('.b .c')).toBe(cell);
    expect(cell?.textContent).toBe('100');
  });

  it('follows when rows and columns come and go', () => {
    const { view, host } = grid();
    view.show(data(5));
    view.show({ ...data(2), columns: columns.slice(0, 2) });
    expect(rowTexts(host)).toEqual([
      ['Row 0', 'USD', '0', '1'],
      ['Row 1', 'USD', '10', '11'],
    ]);
  });

  it('makes a button of a label that leads somewhere, for as long as its row does', () => {
    const { view, host } = grid();
    const leading = (id: string | null) => ({
      ...data(3),
      rows: rows(3).map((row, index) => ({ ...row, leadsTo: index === 1 ? id : null })),
    });
    view.show(leading('other'));
    const buttons = () => [...host.querySelectorAll('button')];
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Row 1']);
    buttons()[0]?.click();
    expect(followed).toEqual(['other']);
    expect(picked).toEqual([]);

    view.show(leading(null));
    expect(buttons()).toEqual([]);
    expect(rowTexts(host)[1]?.[0]).toBe('Row 1');
  });

  it('has a cursor that screen readers follow, whichever element its row is drawn in', () => {
    const { view, host } = grid();
    view.show(data(500));
    host.focus();
    const cursor = () => document.getElementById(host.getAttribute('aria-activedescendant') ?? '');
    expect(cursor()?.textContent).toBe('Row 0');
    press(host, 'ArrowDown');
    press(host, 'End');
    expect(cursor()?.textContent).toBe('12');
    press(host, 'End', { ctrlKey: true });
    expect(cursor()?.textContent).toBe('4992');
    press(host, 'Enter');
    expect(opened.splice(0)).toEqual(['row499 feb']);
    expect(host.querySelectorAll('[data-cursor]').length).toBe(1);
  });

  it('selects from where Shift was held, and lets go with Escape', () => {
    const { view, host } = grid();
    view.show(data(5));
    host.focus();
    view.goTo({ rowId: 'row1', columnId: 'total', isFocused: false });
    press(host, 'ArrowRight', { shiftKey: true });
    press(host, 'ArrowDown', { shiftKey: true });
    const selected = () =>
      [...host.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);
    expect(selected()).toEqual(['10', '11', '20', '21']);
    press(host, 'Escape');
    expect(selected()).toEqual(['21']);
  });

  it('goes to a cell as soon as its row is there, and stays with it when rows come above', () => {
    const { view, host } = grid();
    view.show(data(2));
    view.goTo({ rowId: 'row3', columnId: 'jan', isFocused: false });
    view.show(data(5));
    const cursor = () => host.querySelector('[data-cursor]')?.textContent;
    expect(cursor()).toBe('31');
    view.show({ ...data(5), rows: rows(5).slice(2) });
    expect(cursor()).toBe('31');
  });

  it('[FIND-2] brings a number of a row that is named into view, where none of its numbers is', () => {
    const within = frame();
    const { view, host } = gridIn(within);
    const { scroller } = within;
    const widths = { l: 200, u: 50, c: 100 };
    const [first, ...rest] = rows(2);
    if (!first) throw new Error('two rows were asked for');
    const single = { ...first, cellText: (column: number) => (column === 0 ? '7' : '') };
    view.show({ ...data(2), rows: [single, ...rest] });
    // The name and the unit stay; 100 pixels beside them are seen, so that the third month hides the others.
    Object.defineProperty(scroller, 'clientWidth', { value: 350 });
    let left = 0;
    for (const cell of host.querySelectorAll<HTMLElement>('.h [role=columnheader]')) {
      const width = widths[cell.classList.contains('l') ? 'l' : cell.classList.contains('u') ? 'u' : 'c'];
      Object.defineProperties(cell, { offsetLeft: { value: left }, offsetWidth: { value: width } });
      left += width;
    }
    scroller.scrollLeft = 200;
    view.goTo({ rowId: 'row1', columnId: null, isFocused: false });
    expect(scroller.scrollLeft).toBe(200);
    view.goTo({ rowId: 'row0', columnId: null, isFocused: false });
    expect(scroller.scrollLeft).toBe(0);
  });

  it('opens the number that is pressed', () => {
    const { view, host } = grid();
    view.show(data(3));
    host.querySelectorAll<HTMLElement>('.b .c')[4]?.click();
    host.querySelectorAll<HTMLElement>('.b .l')[2]?.click();
    expect(opened.splice(0)).toEqual(['row1 jan']);
    picked.splice(0);
  });

  it('[GRID-8] shows a check that fails, and why a row is as it is', () => {
    const { view, host } = grid();
    const told = rows(2).map((row) => ({ ...row, isFailing: true, note: 'Assets less debts.' }));
    view.show({ ...data(2), rows: told });
    const label = host.querySelector('.b .l');
    expect(label?.getAttribute('aria-description')).toBe('Assets less debts.');
    expect(label?.closest('[role=row]')?.hasAttribute('data-failing')).toBe(true);
    view.show(data(2));
    expect(label?.hasAttribute('aria-description')).toBe(false);
    expect(label?.closest('[role=row]')?.hasAttribute('data-failing')).toBe(false);
  });

  it('hands over the row that is pressed', () => {
    const { view, host } = grid();
    view.show(data(3));
    host.querySelectorAll<HTMLElement>('.b [role=row]')[1]?.click();
    expect(picked.map(({ id }) => id)).toEqual(['row1']);
  });

  it('[SHEETS-11] draws no rows while it is far from what is seen, and those that come into view', async () => {
    const within = frame();
    const [first, second] = [gridIn(within), gridIn(within)];
    first.view.show(data(100));
    second.view.show(data(100, 1000));
    const scrollTo = async (top: number) => {
      within.scroller.scrollTop = top;
      within.scroller.dispatchEvent(new Event('scroll'));
      await new Promise(requestAnimationFrame);
    };
    const shown = (host: HTMLElement) => host.querySelectorAll('.b [role=row]:not([hidden])').length;
    // Ten rows are seen, and eight more are kept ready on either side.
    await scrollTo(0);
    expect([shown(first.host), shown(second.host)]).toEqual([18, 0]);
    await scrollTo(100 * 30);
    expect([shown(first.host), shown(second.host)]).toEqual([8, 18]);
    expect(rowTexts(second.host)[1]).toEqual(['Row 1', 'USD', '1010', '1011', '1012']);
  });

  it('[SHEETS-10] has one cursor for all grids of a scroller, which goes on past the last row and back', () => {
    const within = frame();
    const [first, second] = [gridIn(within), gridIn(within)];
    first.view.show(data(2));
    second.view.show(data(3, 1000));
    const cursors = () =>
      [...within.scroller.querySelectorAll('[data-cursor]')].map((cell) => cell.textContent);
    first.host.focus();
    press(first.host, 'ArrowDown');
    expect(cursors()).toEqual(['Row 1']);
    press(first.host, 'ArrowDown');
    expect(document.activeElement).toBe(second.host);
    expect(second.host.querySelector('[data-cursor]')?.textContent).toBe('Row 0');
    expect(cursors()).toHaveLength(1);
    press(second.host, 'ArrowUp');
    expect(document.activeElement).toBe(first.host);
    expect(first.host.querySelector('[data-cursor]')?.textContent).toBe('Row 1');
    press(first.host, 'ArrowUp');
    press(first.host, 'ArrowUp');
    expect(document.activeElement).toBe(first.host);
  });
});
