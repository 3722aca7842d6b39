// Holds what the page shows of a template, whatever state the template is in.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { deleteItem, setValues } from '../document/edits.ts';
import { change, noHistory } from '../document/history.ts';
import { salesItems } from '../document/sales-items.ts';
import { calculate } from './calculate.ts';
import { gridOfSheet } from './grid-of-sheet.ts';
import { itemRow, periodTexts, rowTexts, totalRevenueRow } from './revenue-rows.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const [item] = salesItems(template);
const [price] = item?.inputs ?? [];
if (!item || !price) throw new Error('the default template sells nothing');
const repriced = change({ template, history: noHistory }, setValues(item, price, '30')).template;
const texts = { units: 'Units', total: 'Total', value: 'Value' };

describe('what the page shows of a template', () => {
  it('is calculated from what was typed: 30 a piece, 1,200 pieces', () => {
    const { result } = calculate(repriced, 'revenue');
    const row = itemRow(result, item.id);
    expect(row && result && rowTexts(row, result)[0]).toBe('36,000.00');
    expect(totalRevenueRow(result)?.values[0]).toBeCloseTo(36_000 + 2970);
  });

  it('is the sheet asked for, or the first when there is no such sheet', () => {
    expect(calculate(template, 'assumptions').result?.sheet?.id).toBe('assumptions');
    expect(calculate(template, 'nowhere').result?.sheet?.id).toBe('cover');
  });

  it('names every period and formats each row as it is asked for', () => {
    const { result } = calculate(repriced, 'revenue');
    if (!result?.sheet) throw new Error('no sheet');
    const grid = gridOfSheet(result.sheet, result.language, {
      texts,
      pickedGroup: item.id,
      isTotalLast: false,
    });
    expect(grid.columns.slice(0, 3)).toEqual(['Total', 'Jan 2027', 'Feb 2027']);
    const total = grid.rows.find(({ group, role }) => group === item.id && role === 'strong');
    expect(total?.cellText(1)).toBe('36,000.00');
    expect(total?.cellText(99)).toBe('');
  });

  it('puts the total behind the periods where there is little room', () => {
    const { result } = calculate(repriced, 'revenue');
    if (!result?.sheet) throw new Error('no sheet');
    const grid = gridOfSheet(result.sheet, result.language, { texts, pickedGroup: null, isTotalLast: true });
    const total = grid.rows.find(({ group, role }) => group === item.id && role === 'strong');
    expect([grid.columns[0], grid.columns.at(-1)]).toEqual(['Jan 2027', 'Total']);
    expect(total?.cellText(0)).toBe('36,000.00');
    expect(total?.cellText(grid.columns.length - 1)).toBe('1,684,800.00');
  });

  it('leads from the contents to every sheet', () => {
    const { result } = calculate(template, 'content');
    if (!result?.sheet) throw new Error('no sheet');
    const grid = gridOfSheet(result.sheet, result.language, { texts, pickedGroup: null, isTotalLast: false });
    const links = grid.rows.flatMap(({ leadsTo }) => (leadsTo === null ? [] : [leadsTo]));
    expect(links).toEqual(expect.arrayContaining(result.sheets.map(({ id }) => id)));
  });

  it('has no rows to draw when nothing is sold', () => {
    const empty = salesItems(template).reduce(
      (before, sold) => change({ template: before, history: noHistory }, deleteItem(sold)).template,
      template,
    );
    expect(itemRow(calculate(empty, 'revenue').result, item.id)).toBeNull();
  });

  it('writes periods without the underscore of their number format', () => {
    expect(periodTexts(['Jan_2027', 'Q1 _27', '2027'])).toEqual(['Jan 2027', 'Q1 27', '2027']);
  });
});
