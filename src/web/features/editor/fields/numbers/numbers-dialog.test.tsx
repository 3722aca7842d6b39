// Tests the editor of numbers before the first calculation, and what it applies and rejects.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { type DriverTexts, noDriver } from '../../document/drivers/driver-texts.ts';
import { setTimeline } from '../../document/edits/option-edits.ts';
import { setForecastLength } from '../../document/edits/template-edits.ts';
import { NumbersDialog } from './numbers-dialog.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument;
let applied: (string | null)[];

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  applied = [];
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <NumbersDialog
            name="Price"
            value="25"
            onApply={(data) => applied.push(data)}
            onClose={() => undefined}
          />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
});

afterEach(() => open.saver.dispose());

function showMoving(driver: Partial<DriverTexts>): void {
  cleanup();
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <NumbersDialog
            name="Price"
            value="100"
            isByYear={driver.by === 'year'}
            driver={{ ...noDriver, ...driver }}
            onApply={() => undefined}
            onClose={() => undefined}
          />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
}

it('[TYPING-36] adds up the numbers as they move', () => {
  act(() => open.edit(setForecastLength(3)));
  showMoving({ rate: '10' });
  // 100, 110 and 121.
  expect(screen.getByText('Last period').nextElementSibling?.textContent).toBe('121');
  expect(screen.getByText('331')).toBeTruthy();
});

it('[TYPING-36] names fiscal years as the sheets do', () => {
  act(() => open.edit(setTimeline({ dateStart: '2027-02-01', yearEnd: 3 })));
  showMoving({ by: 'year' });
  expect(cell('FY 2027').value).toBe('100');
});

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const paste = (input: HTMLInputElement, text: string) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } });

it('[TYPING-11] opens before anything has been calculated', () => {
  expect(calculationOf(open).calculated.getState().result).toBeNull();
  expect(cell('1').value).toBe('25');
});

it('[TYPING-10] spreads by fiscal year: two months alone, then April to March with its sum', () => {
  act(() => open.edit(setTimeline({ dateStart: '2027-02-01', yearEnd: 3 })));
  fireEvent.change(screen.getByRole('textbox', { name: 'Feb' }), { target: { value: '13' } });
  press('Spread by season');
  press('Apply');
  // Weights of 13 in February and 1 in the others come to 2 on average.
  const [first, second, ...rest] = (applied[0] ?? '').split(';').map(Number);
  const year = rest.slice(0, 12);
  expect([first, second]).toEqual([162.5, 12.5]);
  expect(year.reduce((sum, value) => sum + value, 0)).toBeCloseTo(300, 9);
  expect(year.filter((value) => value === 12.5)).toHaveLength(11);
  expect(year[10]).toBe(162.5);
});

it('[TYPING-8] reports that nothing was changed, so that the field can restore its own text', () => {
  press('Apply');
  expect(applied).toEqual([null]);
});

it('[TYPING-6] pastes a row from a cell on, and nothing of a block of several', () => {
  const message = en['numbers.one-line'];
  paste(cell('2'), '10\t20\r\n30\t40\r\n');
  expect(screen.getByRole('alert').textContent).toBe(message);
  paste(cell('2'), '10\t20\r\n');
  expect(screen.getByRole('alert').textContent).toBe('');
  press('Apply');
  expect(applied).toEqual(['25;10;20;25']);
});

it('[TYPING-5] keeps a pasted cell without a number in its period, and marks it as invalid', () => {
  paste(cell('2'), '#N/A\t7\t8\r\n');
  expect(['2', '3', '4'].map((name) => cell(name).value)).toEqual(['#N/A', '7', '8']);
  expect(cell('2').getAttribute('aria-invalid')).toBe('true');
});

it('[TYPING-13] says how many pasted values did not fit, until something else is done', () => {
  paste(cell('35'), '1\t2\t3\t4\r\n');
  expect(screen.getByRole('alert').textContent).toBe(
    '2 of the pasted values did not fit: there are no more periods.',
  );
  expect([cell('35').value, cell('36').value]).toEqual(['1', '2']);
  fireEvent.change(cell('1'), { target: { value: '9' } });
  expect(screen.getByRole('alert').textContent).toBe('');
});
