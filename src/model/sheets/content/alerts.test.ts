// Checks the alerts against the worked examples of their rules.
import { expect, test } from 'vitest';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { toSerial } from '#workbook/serial-date.ts';

const start = { periods: 3, dateStart: '2027-01-01', off: ['section_taxes'] } as const;
const losing: TemplateWords = {
  ...start,
  services: [{ id: 'Shop', data: { amount: '5;0;0' } }],
  expenses: [{ id: 'Rent', data: { amount: '0;10;10' } }],
  wc: { minCashBalance: '120' },
};
const month = (number: number): number => toSerial({ year: 2027, month: number, day: 1 });

function alertsOf(words: TemplateWords) {
  const { row, values, workbook } = calculate(buildTemplate(words));
  const alert = (kind: string) => ({
    amounts: row(`content.${kind}_alert_amount`),
    flags: row(`content.${kind}_alert`),
    is: values.constant(`content.${kind}_alert`),
    often: values.total(`content.${kind}_alert`),
    first: values.constant(`content.${kind}_alert_first`),
    worst: values.constant(`content.${kind}_alert_amount`),
  });
  return { alert, values, workbook };
}

test('[ALR-1] cash below zero', () => {
  expect(alertsOf(losing).alert('cash')).toEqual({
    amounts: [0, -5, -15],
    flags: [0, 1, 1],
    is: 1,
    often: 2,
    first: month(2),
    worst: -15,
  });
});

test('[ALR-2] the minimum of cash is not met', () => {
  expect(alertsOf(losing).alert('minimum_cash')).toEqual({
    amounts: [1, 5, 15],
    flags: [1, 1, 1],
    is: 1,
    often: 3,
    first: month(1),
    worst: 15,
  });
  const { workbook } = alertsOf({ ...losing, off: [...start.off, 'section_wc'] });
  const ids = workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).not.toContain('content.minimum_cash_alert');
});

test('[ALR-3] equity below zero', () => {
  const owner = { id: 'Owner', data: { amount: '15;0;0' } };
  const { alert } = alertsOf({ ...losing, services: [], expenses: [rent('10')], equity: [owner] });
  expect(alert('equity')).toEqual({
    amounts: [0, -5, -15],
    flags: [0, 1, 1],
    is: 1,
    often: 2,
    first: month(2),
    worst: -15,
  });
});

const rent = (amount: string) => ({ id: 'Rent', data: { amount } });

test('[ALR-4] debt service cover of a year below 1, counted up to 1', () => {
  const bank = { id: 'Bank', opening: '30', data: { amount: '0' }, second: '0;2;2;2;2;2' };
  const shop = { id: 'Shop', data: { amount: '-5;1;3;1;1;6' } };
  const { alert } = alertsOf({
    ...{ ...start, periods: 6, periodicity: 'quarter' },
    ...{ services: [shop], loans: [bank] },
  });
  // The first year of repayments ends with the fifth quarter: 6 / 8; then 11 / 8.
  expect(alert('debt_service')).toEqual({
    amounts: [1, 1, 1, 1, 0.75, 1],
    flags: [0, 0, 0, 0, 1, 0],
    is: 1,
    often: 1,
    // The first quarter of 28.
    first: 128,
    worst: 0.75,
  });
});

test('[ALR-4] a forecast that ends before the first year of repayments does is looked at then', () => {
  const bank = { id: 'Bank', opening: '30', data: { amount: '0' }, second: '10;20;0' };
  const shop = { id: 'Shop', data: { amount: '10;5;3' } };
  const { alert } = alertsOf({ ...start, services: [shop], loans: [bank] });
  // 18 / 30
  expect(alert('debt_service')).toMatchObject({ amounts: [1, 1, 0.6], first: month(3), worst: 0.6 });
});

test('[ALR-4] nothing is looked at before a loan is paid back', () => {
  const bank = {
    id: 'Bank',
    opening: '30',
    data: { amount: '0' },
    second: '0',
    terms: { interestmargin: '12' },
  };
  const { alert } = alertsOf({ ...start, services: [{ id: 'Shop', data: { amount: '-5' } }], loans: [bank] });
  expect(alert('debt_service')).toMatchObject({ is: 0, worst: 1 });
});

test('[ALR-5] alerts are counted on top of every sheet, and no check fails for them', () => {
  const { values, workbook } = alertsOf(losing);
  expect(values.constant('content.alerts')).toBe(3);
  expect(values.constant('content.master')).toBe(0);
  for (const { rows } of workbook.sheets) {
    const [, top] = rows;
    expect([top?.format, values.constant(top?.id ?? ''), values.total(top?.id ?? '')]).toEqual([
      'master',
      0,
      3,
    ]);
  }
  const shown = previewSheet(workbook, values, 'cf')?.header[1];
  expect(shown).toMatchObject({ constant: 'OK', total: 'alerts: 3', isFailing: false, isAlerting: true });
});

test('[ALR-5] a business that is well has none', () => {
  const { alert, values, workbook } = alertsOf({
    ...start,
    services: [{ id: 'Shop', data: { amount: '5' } }],
  });
  expect(values.constant('content.alerts')).toBe(0);
  expect(alert('cash')).toMatchObject({ is: 0, often: 0, first: Number.NaN, worst: 0 });
  const shown = previewSheet(workbook, values, 'cf')?.header[1];
  expect(shown).toMatchObject({ total: 'no alerts', isAlerting: false });
});

test('[DSH-14] the dashboard shows them', () => {
  const { values, workbook } = alertsOf(losing);
  const rows = workbook.sheets.find(({ id }) => id === 'dashboard')?.rows ?? [];
  const cash = rows.filter(({ id }) => id.startsWith('dashboard.alert.content%2Ecash_alert'));
  expect(cash.map(({ id, label }) => [label, values.constant(id)])).toEqual([
    ['Is cash ever below zero?', 1],
    ['First period with cash below zero', month(2)],
    ['Cash below zero', -15],
  ]);
  expect(cash[0]?.link).toBe('cf');
});
