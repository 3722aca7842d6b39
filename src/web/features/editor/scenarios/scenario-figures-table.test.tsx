// Tests that the scenario comparison uses the page's money scale.
import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { calculate } from '../calculation/calculate.ts';
import { calculationOf } from '../calculation/calculation-client.ts';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { showMoneyIn } from '../session/view/sheets-view.ts';
import { ScenarioFigures } from './scenario-figures-table.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f19',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

it('[FIND-7] use the scale of the page', () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const { result } = calculate({ template, sheetIds: [], scenario: 1, isComparing: true });
  const figures = result?.figures?.map((figure) => ({ ...figure, values: [4485.2] })) ?? null;
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
  const revenue = () => container.querySelector('tbody tr')?.textContent;
  expect(revenue()).toBe('RevenueUSD4,485.20');
  act(() => showMoneyIn(open, 'mln'));
  expect(revenue()).toBe('RevenueUSD mln0.004');
  open.saver.dispose();
});
