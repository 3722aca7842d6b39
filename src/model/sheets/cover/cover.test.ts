// Checks the cover against its rules.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { toSerial } from '#workbook/serial-date.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { textLines } from './lines.ts';

const shop = { id: 'Shop', data: { amount: ['10', '20'] } };
const kiosk = { id: 'Kiosk', data: { amount: '5' } };

const coverOf = ({ sheets }: Workbook) => {
  const sheet = sheets.find(({ id }) => id === 'cover');
  if (!sheet) throw new Error('the cover is on');
  return sheet;
};

/** The lines under a heading, to the next blank one. */
function under(workbook: Workbook, part: string): readonly string[] {
  const { rows } = coverOf(workbook);
  const start = rows.findIndex(({ id }) => id === `cover.heading.${part}`) + 1;
  const length = rows.slice(start).findIndex(({ role }) => role === 'blank');
  return rows.slice(start, length < 0 ? undefined : start + length).map(({ label }) => label);
}

test('[COV-1] the top says what model it is, whether it is sound and what time it spans', () => {
  const { workbook, values } = calculate(buildTemplate({ services: [shop] }));
  const sheet = coverOf(workbook);
  expect(sheet.rows[0]?.label).toBe('New template');
  expect(values.constant('cover.first_day')).toBe(toSerial({ year: 2027, month: 1, day: 1 }));
  expect(values.constant('cover.last_day')).toBe(toSerial({ year: 2027, month: 3, day: 31 }));
  expect(values.constant('cover.period_count')).toBe(3);
  expect(sheet.rows[sheet.headerRowCount]?.role).toBe('blank');
});

test('[COV-2] the purpose names the model and carries its description', () => {
  const template = { ...buildTemplate({}), name: 'Bakery', description: 'Bread and cake.\nTwo shops.' };
  expect(under(calculate(template).workbook, 'purpose')).toEqual([
    'Financial forecast of Bakery: what it earns, owns and owes, and whether its cash lasts.',
    'Bread and cake.',
    'Two shops.',
  ]);
});

test('[COV-3] [COV-4] what counts is in scope, what is off is left out', () => {
  const { workbook } = calculate(
    buildTemplate({ services: [shop, kiosk], off: ['section_cos', 'module_sga', 'section_taxes'] }),
  );
  expect(under(workbook, 'scope')).toEqual([
    'Sales: 2 services',
    'Working capital',
    'Fixed assets: nothing entered yet',
    'Depreciation: nothing entered yet',
    'Financing: nothing entered yet',
    'Investment performance',
  ]);
  expect(under(workbook, 'left_out').slice(0, 6)).toEqual([
    'Cost of sales: switched off in this model',
    'Selling, general and admin: switched off in this model',
    'Taxes: switched off in this model',
    'Inflation: switched off in this model',
    'Sales tax (VAT): nothing is taxed',
    'Deferred tax and differences of exchange rates',
  ]);
});

test('[COV-5] each colour has a word that wears it', () => {
  const { workbook } = calculate(buildTemplate({}));
  const samples = coverOf(workbook).rows.flatMap(({ sample }) => (sample ? [sample] : []));
  expect(samples).toEqual([
    { role: 'input', text: 'Input' },
    { role: 'calculation', text: 'Calculation' },
    { role: 'link', text: 'Link' },
    { role: 'check', text: 'Failure' },
  ]);
  expect(under(workbook, 'use')).toHaveLength(5);
});

test('[COV-11] a scenario is to be picked only where there are several', () => {
  const amount = { amount: ['1', '2'] };
  const several = calculate(buildTemplate({ services: [{ id: 's', data: amount }] })).workbook;
  expect(under(several, 'use')[1]).toBe(
    '2. Pick the scenario on the same sheet; the whole workbook shows it.',
  );
  expect(under(calculate(buildTemplate({})).workbook, 'use').join()).not.toContain('scenario');
});

test('[COV-10] a long name is cut in the title and said in full below it', () => {
  const name = 'A very long name of a company that makes bread and cakes';
  const { workbook } = calculate({ ...buildTemplate({}), name });
  expect(coverOf(workbook).rows[0]?.label).toBe('A very long name of a company that makes bread…');
  expect(under(workbook, 'purpose').join(' ')).toContain(name);
});

test('[COV-6] [COV-8] version, currency, date and what the change log says of this issue', () => {
  const { workbook } = calculate(buildTemplate({}));
  expect(under(workbook, 'version')).toEqual([
    'Version 1.0',
    'Date: 2027-01-01, when the template was last changed',
    'Base currency: USD',
  ]);
  expect(under(workbook, 'changes')).toEqual(['Version 1.0: as it stood on 2027-01-01']);
});

test('[COV-7] scenarios by number and name, and the one that is shown', () => {
  const template = buildTemplate({ services: [shop] });
  const { workbook, values } = calculate(template, 2);
  expect(under(workbook, 'scenarios')).toEqual(['1. Base', '2. Good', 'Scenario shown now']);
  expect(values.constant('cover.live_scenario')).toBe(2);
});

test('[COV-9] long text is broken at blanks, a long word is cut', () => {
  const words = Array.from({ length: 40 }, () => 'word').join(' ');
  const lines = textLines(`${words}\r\n\n${'x'.repeat(100)}`);
  expect(lines.map(({ length }) => length)).toEqual([89, 89, 19, 90, 10]);
  expect(lines.slice(0, 3).join(' ')).toBe(words);
  expect(textLines('  ')).toEqual([]);
});

test('[COV-9] no word is left alone in the last line', () => {
  expect(under(calculate(buildTemplate({})).workbook, 'purpose')).toEqual([
    'Financial forecast of New template: what it earns, owns and owes, and',
    'whether its cash lasts.',
  ]);
  // Where the line before is one long word, there is nothing to bring down.
  expect(textLines(`${'x'.repeat(90)} end`)).toEqual(['x'.repeat(90), 'end']);
  expect(textLines(`a ${'x'.repeat(88)} end`)).toEqual([`a ${'x'.repeat(88)}`, 'end']);
});

test('[COV-3] things are counted as each language counts', () => {
  const services = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...kiosk, id }));
  const scope = (words: Parameters<typeof buildTemplate>[0]) =>
    under(calculate(buildTemplate(words)).workbook, 'scope')[0];
  expect(scope({ services: [shop] })).toBe('Sales: 1 service');
  expect(scope({ services: services.slice(0, 2), language: 'ru' })).toBe('Продажи: 2 услуги');
  expect(scope({ services, language: 'ru' })).toBe('Продажи: 5 услуг');
});

test('[COV-3] a title that says nothing gives way to the usual one', () => {
  const template = buildTemplate({ services: [shop] });
  const sections = template.data.sections.map((section) =>
    section.id === 'section_sales' ? { ...section, title: 'sales' } : section,
  );
  const { workbook } = calculate({ ...template, data: { ...template.data, sections } });
  expect(under(workbook, 'scope')[0]).toBe('Sales: 1 service');
});

test('the cover speaks the language of the template', () => {
  const { workbook } = calculate(buildTemplate({ language: 'ru' }));
  expect(coverOf(workbook).title).toBe('Обложка');
  expect(under(workbook, 'changes')).toEqual(['Версия 1.0: по состоянию на 2027-01-01']);
});

test('[COV-3] [COV-4] drivers are spoken of once there are some, first of all', () => {
  const drivers = ['shops', 'people'].map((id) => ({ id, formula: 'count', data: { quantity: '1' } }));
  const lines = (words: Parameters<typeof buildTemplate>[0], part: 'scope' | 'left_out') =>
    under(calculate(buildTemplate(words)).workbook, part);
  expect(lines({ drivers }, 'scope')[0]).toBe('Drivers: 2 drivers');
  expect(lines({ drivers, language: 'ru' }, 'scope')[0]).toBe('Операционные данные: 2 показателя');
  expect(lines({}, 'scope')[0]).toBe('Sales: nothing entered yet');
  expect(lines({ drivers, off: ['section_drivers'] }, 'left_out')[0]).toContain('Drivers');
  expect(lines({ off: ['section_drivers'] }, 'left_out').join(' ')).not.toContain('Drivers');
});
