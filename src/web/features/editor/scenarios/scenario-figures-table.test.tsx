// Tests that the scenario comparison uses the page's money scale, and writes its percentages alike.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { calculate } from '../calculation/calculate.ts';
import { calculationOf } from '../calculation/calculation-client.ts';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { showMoneyIn } from '../session/view/sheets-view.ts';
import { ScenarioFigures } from './scenario-figures-table.tsx';

afterEach(cleanup);

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f19',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

/** Shown with these values for each figure. */
function show(values: readonly number[], of: Template) {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const open = createDocument({ template: of, revision: 1, isUnsaved: false });
  const { result } = calculate({ template: of, sheetIds: [], scenario: 1, isComparing: true });
  const figures = result?.figures?.map((figure) => ({ ...figure, values })) ?? null;
  calculationOf(open).calculated.setState({ result: result && { ...result, figures } });
  const { container } = render(
    <DocumentContext.Provider value={open}>
      <MantineProvider env="test">
        <IntlProvider locale="en" messages={en}>
          <ScenarioFigures />
        </IntlProvider>
      </MantineProvider>
    </DocumentContext.Provider>,
  );
  return { open, revenue: () => container.querySelector('tbody tr')?.textContent };
}

it('[FIND-7] use the scale of the page', () => {
  const { open, revenue } = show([4485.2], template);
  expect(revenue()).toBe('RevenueUSD4,485');
  act(() => showMoneyIn(open, 'mln'));
  expect(revenue()).toBe('RevenueUSD mln0.004');
  open.saver.dispose();
});

it('[TYPING-30] write all changes against the first scenario alike: one sign, one decimal', () => {
  const amount = ['1', '2', '3', '4'];
  const four = buildTemplate({ services: [{ id: 'Tea', data: { amount } }] });
  const { open, revenue } = show([1000, 830, 1168, 1000], four);
  expect(revenue()).toBe('RevenueUSD1,000830-17.0%1,168+16.8%1,0000.0%');
  open.saver.dispose();
});

it('[TYPING-30] say the amount where a percentage of so little, of a loss or across zero would say nothing', () => {
  const amount = ['1', '2', '3', '4'];
  const four = buildTemplate({ services: [{ id: 'Tea', data: { amount } }] });
  // 11 to -109 is across zero, to 77 seven times as much, to 66 six times.
  const few = show([11, -109, 77, 66], four);
  expect(few.revenue()).toBe('RevenueUSD11.00-109-12077.00+66.0066.00+500.0%');
  few.open.saver.dispose();
  cleanup();
  const lost = show([-50, -20, 0, -50], four);
  expect(lost.revenue()).toBe('RevenueUSD-50.00-20.00+30.00–+50.00-50.00');
  lost.open.saver.dispose();
});
