// Tests what the page shows of a template, whatever state the template is in.
import { describe, expect, it } from 'vitest';
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { change, noHistory } from '../document/history/history.ts';
import { deleteResource, setInput } from '../document/resources/resource-edits.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { addScenario } from '../scenarios/scenario-edits.ts';
import { calculate } from './calculate.ts';
import { gridOfSheet } from './grid-of-sheet.ts';
import { shownCell } from './shown-cell.ts';
import { periodTexts } from './spans/period-texts.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const sold = resourcesOf(template, 'section_sales');
const [resource] = sold;
const [price] = resource?.flows[0]?.inputs ?? [];
if (!resource || !price) throw new Error('the default template sells nothing');
const repriced = change({ template, history: noHistory }, setInput(resource, price, '30')).template;
const ask = (of: Template, sheetId: string, scenario = 1) => ({
  template: of,
  sheetIds: [sheetId],
  scenario,
  isComparing: false,
});
const sheetOf = (of: Template, sheetId: string) => {
  const { result } = calculate(ask(of, sheetId));
  const sheet = result?.laidOut.get(sheetId)?.sheet;
  if (!result || !sheet) throw new Error(`no sheet ${sheetId}`);
  return { sheet, language: result.language, sheets: result.sheets };
};
const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };

describe('what the page shows of a template', () => {
  it('is calculated from the inputs: 30 each, 1,200 sold', () => {
    const { result } = calculate(ask(repriced, 'revenue'));
    const row = result?.totals.get(resource.id);
    expect(row && shownCell(row, 0, { language: 'en', scale: 'units' })).toBe('36,000.00');
    expect(result?.revenue?.values[0]).toBeCloseTo(36_000 + 2970);
  });

  it('[SHEETS-11] contains the requested sheets, and none that the workbook lacks', () => {
    const { result } = calculate({ ...ask(template, 'assumptions'), sheetIds: ['bs', 'nowhere', 'cover'] });
    expect([...(result?.laidOut.keys() ?? [])]).toEqual(['cover', 'bs']);
  });

  it('[SHEETS-11] gives each sheet’s row count before it is laid out', () => {
    const every = calculate(ask(template, 'revenue')).result?.sheets ?? [];
    const { result } = calculate({ ...ask(template, 'revenue'), sheetIds: every.map(({ id }) => id) });
    if (!result) throw new Error('no result');
    const options = { texts, pickedGroup: null, isTotalLast: false };
    const shown = [...result.laidOut].map(([id, { sheet }]) => {
      return `${id} ${gridOfSheet(sheet, result.language, options).rows.length}`;
    });
    const there = every.filter(({ isOn }) => isOn);
    expect(there[0]?.id).toBe('dashboard');
    expect(there.map(({ id, rowCount }) => `${id} ${rowCount}`).sort()).toEqual([...shown].sort());
  });

  it('[SHEETS-12] includes a sheet’s charts with the numbers they are drawn from', () => {
    const charts = calculate(ask(repriced, 'charts')).result?.laidOut.get('charts')?.charts ?? [];
    expect(charts.length).toBeGreaterThan(3);
    for (const { labels, series } of charts) {
      expect(labels[0]).toBe('Jan 2027');
      for (const { values, texts: read } of series) expect([values.length, read.length]).toEqual([36, 36]);
    }
    // 30 each, 1,200 sold, and subscriptions of 2,970.
    expect(charts.flatMap(({ series }) => series).some(({ texts: [first] }) => first === '38,970.00')).toBe(
      true,
    );
  });

  it('[DASH-2] knows of each line of a chart where its numbers are calculated', () => {
    const charts = calculate(ask(template, 'charts')).result?.laidOut.get('charts')?.charts ?? [];
    const places = charts.flatMap(({ series }) => series.map(({ id, place }) => [id, place] as const));
    const placeOf = new Map(places);
    expect(placeOf.get('chartsdata.total_revenue')).toEqual({ sheetId: 'revenue', rowId: 'revenue.total' });
    expect(placeOf.get('chartsdata.cash')).toEqual({ sheetId: 'cf', rowId: 'cf.closing_cash' });
    expect(places.filter(([, place]) => !place || place.sheetId === 'chartsdata')).toEqual([]);
  });

  it('[SHEETS-12] draws the years that the forecast has, and not the one that a file keeps room for', () => {
    const shop = [{ id: 'Shop', data: { amount: '10' } }];
    const years = buildTemplate({ dateStart: '2027-01-01', periods: 36, services: shop });
    const charts = calculate(ask(years, 'dashboard')).result?.laidOut.get('dashboard')?.charts ?? [];
    expect(charts.map(({ id }) => id)).toEqual(['dashboard_profit', 'dashboard_cash', 'dashboard_margins']);
    for (const { labels, series } of charts) {
      expect(labels).toEqual(['2027', '2028', '2029']);
      for (const { values, texts: read } of series) expect([values.length, read.length]).toEqual([3, 3]);
    }
    // Twelve months of 10.
    expect(Array.from(charts[0]?.series[0]?.values ?? [])).toEqual([120, 120, 120]);
  });

  it('names every period and formats each row by its number format', () => {
    const result = sheetOf(repriced, 'revenue');
    const grid = gridOfSheet(result.sheet, result.language, {
      texts,
      pickedGroup: resource.id,
      isTotalLast: false,
    });
    expect(grid.columns.slice(0, 3).map(({ title }) => title)).toEqual(['Total', 'Jan 2027', 'Feb 2027']);
    const total = grid.rows.find(({ group, role }) => group === resource.id && role === 'strong');
    expect(total?.cellText(1)).toBe('36,000.00');
    expect(total?.cellText(99)).toBe('');
  });

  it('[GRID-14] puts the total after the periods on a narrow screen', () => {
    const result = sheetOf(repriced, 'revenue');
    const grid = gridOfSheet(result.sheet, result.language, { texts, pickedGroup: null, isTotalLast: true });
    const total = grid.rows.find(({ group, role }) => group === resource.id && role === 'strong');
    expect([grid.columns[0]?.title, grid.columns.at(-1)?.title]).toEqual(['Jan 2027', 'Total']);
    expect(total?.cellText(0)).toBe('36,000.00');
    expect(total?.cellText(grid.columns.length - 1)).toBe('1,684,800.00');
  });

  it('[GRID-14] keeps it first where a row has no other number, which would otherwise look empty', () => {
    const result = sheetOf(template, 'ip');
    const grid = gridOfSheet(result.sheet, result.language, { texts, pickedGroup: null, isTotalLast: true });
    expect(grid.columns[0]?.id).toBe('whole');
    const value = grid.rows.find(({ label }) => label === 'Net present value of the forecast');
    expect([value?.cellText(0) === '', value?.cellText(1)]).toEqual([false, '']);
  });

  it('[GRID-18] finds the unit most rows share: money in the chosen scale, while prices stay unscaled', () => {
    const result = sheetOf(repriced, 'revenue');
    const options = { texts, pickedGroup: null, isTotalLast: true };
    const display = { language: 'en', scale: 'thousand' } as const;
    expect(gridOfSheet(result.sheet, 'en', options).commonUnit).toBe('USD');
    const scaled = gridOfSheet(result.sheet, 'en', { ...options, display });
    expect(scaled.commonUnit).toBe('USD thousand');
    const others = scaled.rows.filter(({ unit }) => unit !== '' && unit !== scaled.commonUnit);
    expect(others.map(({ label, unit }) => `${label} ${unit}`)).toEqual([
      'Price USD',
      'Quantity units',
      'Price USD',
      'Quantity units',
    ]);
    const unitOf = (id: string) => gridOfSheet(sheetOf(template, id).sheet, 'en', options).commonUnit;
    // The cover has one row with a unit, the number of the scenario, and the charts have none.
    expect(['cover', 'charts'].map(unitOf)).toEqual(['', '']);
  });

  it('names the column of constants by what most of them are', () => {
    const titleOf = (id: string) =>
      gridOfSheet(sheetOf(template, id).sheet, 'en', { texts, pickedGroup: null, isTotalLast: false })
        .columns[0]?.title;
    expect(['assumptions', 'is'].map(titleOf)).toEqual([texts.value, texts.total]);
  });

  it('[GRID-17] recognizes a sheet of sentences, whose columns need no names', () => {
    const options = { texts, pickedGroup: null, isTotalLast: false };
    const proseOf = (id: string) => gridOfSheet(sheetOf(template, id).sheet, 'en', options).isProse === true;
    expect(['cover', 'content', 'dashboard', 'assumptions'].map(proseOf)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('shows the opening period where anything opens, and gives numbers in full', () => {
    const nothing = sheetOf(repriced, 'bs');
    const options = { texts, pickedGroup: null, isTotalLast: false };
    expect(gridOfSheet(nothing.sheet, nothing.language, options).columns[0]?.title).toBe('Jan 2027');
    const services = [{ id: 'Tea', data: { amount: '100' } }];
    const result = sheetOf(buildTemplate({ services, opening: { cash: '700' } }), 'bs');
    const grid = gridOfSheet(result.sheet, result.language, { texts, pickedGroup: null, isTotalLast: false });
    expect(grid.columns.slice(0, 2).map(({ id, title }) => `${id} ${title}`)).toEqual([
      'zero Opening',
      '0 Jan 2027',
    ]);
    const cash = grid.rows.find(({ id }) => id === 'bs.cash');
    expect([cash?.cellText(0), cash?.rawText(0)]).toEqual(['700.00', '700']);
    const sold = sheetOf(repriced, 'revenue');
    const revenue = gridOfSheet(sold.sheet, sold.language, { texts, pickedGroup: null, isTotalLast: false });
    const total = revenue.rows.find(({ id }) => id === 'revenue.total');
    expect([total?.cellText(1), total?.rawText(1)]).toEqual(['38,970.00', '38970']);
  });

  it('[GRID-6] copies numbers with the decimal mark of the person copying, whatever the sheet’s language', () => {
    const dear = change({ template, history: noHistory }, setInput(resource, price, '30.25')).template;
    const { sheet, language } = sheetOf(dear, 'revenue');
    const options = { pickedGroup: null, isTotalLast: true };
    const copied = (own: Language) => {
      const { rows } = gridOfSheet(sheet, language, { ...options, texts: { ...texts, language: own } });
      const row = rows.find(({ label }) => label === 'Price');
      return [row?.cellText(0), row?.rawText(0)];
    };
    expect(copied('en')).toEqual(['30.25', '30.25']);
    expect(copied('ru')).toEqual(['30.25', '30,25']);
  });

  it('links from the contents to every sheet', () => {
    const result = sheetOf(template, 'content');
    const grid = gridOfSheet(result.sheet, result.language, { texts, pickedGroup: null, isTotalLast: false });
    const links = grid.rows.flatMap(({ leadsTo }) => (leadsTo === null ? [] : [leadsTo]));
    const there = result.sheets.filter(({ isOn }) => isOn);
    // Drivers have a sheet once there are some.
    expect(there).toHaveLength(result.sheets.length - 1);
    expect(links).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
  });

  it('[TABLE-8] lists the sheets and the reason when the model cannot be built, with disabled sheets shown as off', () => {
    const formulas = template.data.formulas.map((one) =>
      one.id === 'price_quantity' ? { ...one, expression: 'total = price *' } : one,
    );
    const modules = template.data.modules.map((one) =>
      one.id === 'module_ratios' ? { ...one, isEnabled: false } : one,
    );
    const broken = { ...template, data: { ...template.data, formulas, modules } };
    const { result, diagnostics, sheets } = calculate(ask(broken, 'revenue'));
    expect([result, diagnostics[0]?.severity]).toEqual([null, 'error']);
    expect(sheets.find(({ id }) => id === 'revenue')).toMatchObject({ title: 'Revenue', isOn: true });
    const whole = calculate(ask({ ...template, data: { ...template.data, modules } }, 'revenue')).sheets;
    expect(sheets.map(({ id, isOn }) => [id, isOn])).toEqual(whole.map(({ id, isOn }) => [id, isOn]));
    expect(sheets.find(({ id }) => id === 'ratios')?.isOn).toBe(false);
  });

  it('has no rows to draw when nothing is sold', () => {
    const empty = sold.reduce(
      (before, resource) =>
        change({ template: before, history: noHistory }, deleteResource(resource)).template,
      template,
    );
    expect(calculate(ask(empty, 'revenue')).result?.totals.has(resource.id)).toBe(false);
  });

  it('has every resource’s total, whichever sheet is shown', () => {
    const { result } = calculate(ask(template, 'cover'));
    const firsts = ['sga_1', 'fixedasset_1', 'loan_1'].map((id) => result?.totals.get(id)?.values[0]);
    expect(firsts).toEqual([4 * 2700, 60_000, 40_000]);
    expect(periodTexts(result?.periods ?? []).slice(0, 2)).toEqual(['Jan 2027', 'Feb 2027']);
  });

  it('has the result of a formula that divides, not its intermediate steps: 30 by 1,200', () => {
    const formulas = repriced.data.formulas.map((formula) => {
      return { ...formula, expression: formula.expression.replace('price * quantity', 'price / quantity') };
    });
    const divided = { ...repriced, data: { ...repriced.data, formulas } };
    const { result } = calculate(ask(divided, 'revenue'));
    expect(result?.totals.get(resource.id)?.values[0]).toBeCloseTo(30 / 1200, 12);
  });

  it('writes periods without the underscore of their number format', () => {
    expect(periodTexts(['Jan_2027', 'Q1 _27', '2027'])).toEqual(['Jan 2027', 'Q1 27', '2027']);
    const { sheet, language } = sheetOf(repriced, 'dashboard');
    const months = sheet.rows.filter(({ format, constant }) => format === 'month' && /\d/.test(constant));
    const shown = months.map((row) => shownCell(row, 'whole', { language, scale: 'units' }));
    expect(shown).not.toEqual([]);
    expect(shown.filter((text) => !/^\p{L}{3} \d{4}$/u.test(text))).toEqual([]);
  });

  it('[TYPING-21] is calculated for the active scenario, and compares all of them on request', () => {
    const two = change({ template: repriced, history: noHistory }, addScenario(repriced)).template;
    const [own] = resourcesOf(two, 'section_sales', 1);
    const [input] = own?.flows[0]?.inputs ?? [];
    if (!own || !input) throw new Error('the default template sells nothing');
    const cheaper = change({ template: two, history: noHistory }, setInput(own, input, '10')).template;
    const revenueIn = (scenario: number) =>
      calculate(ask(cheaper, 'revenue', scenario)).result?.revenue?.values[0];
    expect([1, 2, 3].map(revenueIn)).toEqual([36_000 + 2970, 12_000 + 2970, 36_000 + 2970]);
    expect(calculate(ask(cheaper, 'revenue')).result?.figures).toBeNull();
    const { result } = calculate({ ...ask(cheaper, 'revenue'), isComparing: true });
    const cash = ['Closing cash', 'Lowest cash'];
    const names = ['Revenue', 'EBITDA', 'Net income', ...cash, 'Net present value of the forecast'];
    expect(result?.figures?.map(({ label }) => label)).toEqual(names);
    const [revenue] = result?.figures ?? [];
    // 1200, 1260, 1320, 1390, 1460, 1530 and 30 times 1600 pieces are 56,160; 20 less for each is 1,123,200 less.
    const [dear = 0, cheap = 0] = revenue?.values ?? [];
    expect(dear - cheap).toBeCloseTo(1_123_200);
    expect(revenue?.texts).toHaveLength(2);
  });
});
