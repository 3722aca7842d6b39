// Tests what the author tools show in a sheet against the formulas, column letters and styles of its workbook.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { GridData } from '#web/ui/data-grid/grid-data.ts';
import { calculate } from '../calculation/calculate.ts';
import { gridOfSheet } from '../calculation/grid-of-sheet.ts';
import type { ToolFlags } from '../session/state/author-tools-state.ts';
import { decorateGrid } from './decorate-grid.ts';
import { explainTemplate } from './explain-template.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const none: ToolFlags = {
  enableAIGeneration: true,
  showXMLFormulas: false,
  showFormulas: false,
  showColId: false,
  showStyles: false,
};

function shown(sheetId: string, flags: Partial<ToolFlags>): GridData {
  const request = { template, sheetIds: [sheetId], scenario: 1, isComparing: false };
  const sheet = calculate(request).result?.laidOut.get(sheetId)?.sheet;
  if (!sheet) throw new Error(`There is no sheet ${sheetId}.`);
  const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };
  const grid = gridOfSheet(sheet, 'en', { texts, pickedGroup: null, isTotalLast: false });
  return decorateGrid(grid, sheet, { ...none, ...flags }, explainTemplate(template));
}

const rowOf = ({ rows }: GridData, label: string) => rows.find((row) => row.label === label);
const columnOf = ({ columns }: GridData, id: string) => columns.findIndex((column) => column.id === id);

function textOf(grid: GridData, label: string, column: string): string | undefined {
  return rowOf(grid, label)?.cellText(columnOf(grid, column));
}

describe('the tools', () => {
  it('show a formula with the names of the rows it uses', () => {
    expect(textOf(shown('is', { showFormulas: true }), 'Gross profit', '0')).toBe('Revenue − Cost of sales');
  });

  it('[GENERATE-21] show a formula as written in the file, each period with its own column', () => {
    const grid = shown('is', { showXMLFormulas: true });
    const first = textOf(grid, 'Gross profit', '0') ?? '';
    expect(first).toMatch(/^J\$\d+-J\$\d+$/);
    expect(textOf(grid, 'Gross profit', '1')).toBe(first.replaceAll('J', 'K'));
    expect(rowOf(grid, 'Gross profit')?.rawText(columnOf(grid, '0'))).toBe(first);
  });

  it('escape the characters that XML reserves', () => {
    const grid = shown('dashboard', { showXMLFormulas: true });
    const texts = grid.rows.flatMap((row) => grid.columns.map((_, column) => row.cellText(column)));
    expect(texts.some((text) => text.includes('&lt;') || text.includes('&gt;'))).toBe(true);
    expect(texts.some((text) => /[<>]/.test(text))).toBe(false);
  });

  it('show nothing for a plain number', () => {
    expect(textOf(shown('is', { showFormulas: true }), 'Income tax: rate', '0')).not.toBe('');
    const assumptions = shown('assumptions', { showFormulas: true });
    expect(assumptions.rows.some((row) => row.role === 'input' && row.cellText(0) !== '')).toBe(true);
  });

  it('show the columns’ letters', () => {
    const titles = shown('is', { showColId: true }).columns.map(({ title }) => title);
    expect(titles.at(columnOf(shown('is', {}), '0'))).toMatch(/^J · /);
    expect(titles.some((title) => title.startsWith('F/G · '))).toBe(true);
  });

  it('show the style of each row beside its unit', () => {
    expect(rowOf(shown('is', { showStyles: true }), 'Gross profit')?.unit).toBe('USD · total / money');
    expect(rowOf(shown('is', {}), 'Gross profit')?.unit).toBe('USD');
    expect(shown('is', { showStyles: true }).unitLine).toBeUndefined();
    expect(shown('is', {}).unitLine).toBe('shared');
  });
});
