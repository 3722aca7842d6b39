// Tests that a resource's result names a total only where there is one: customers of two months do not add up.
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { calculate } from '../../calculation/calculate.ts';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { createDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { ResourceResult } from './resource-result.tsx';

const template = buildTemplate({
  dateStart: '2027-01-01',
  periods: 2,
  services: [{ id: 'Tea', data: { amount: '10' } }],
  drivers: [{ id: 'Guests', formula: 'count', data: { quantity: '40' } }],
});

it.each([
  ['Tea', ['Jan 2027', 'Feb 2027', 'Total, USD']],
  ['Guests', ['Jan 2027', 'Feb 2027']],
])('of %s', (itemId, names) => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  const { result } = calculate({ template, sheetIds: [], scenario: 1, isComparing: false });
  calculationOf(open).calculated.setState({ result });
  const { unmount } = render(
    <DocumentContext value={open}>
      <IntlProvider locale="en" messages={en}>
        <ResourceResult itemId={itemId} />
      </IntlProvider>
    </DocumentContext>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
  unmount();
  open.saver.dispose();
});
