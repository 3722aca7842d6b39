// Tests that a row to read is found by a word of its name, and listed at once.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { ReferenceChoice } from './reference-choice.tsx';

afterEach(cleanup);

const services = ['Tea', 'Coffee', 'Cake', 'Juice', 'Soup', 'Salad', 'Bread'].map((id) => ({
  ...{ id, formula: 'price_quantity', data: { price: '2', quantity: '3' } },
}));

function Choice() {
  const [value, setValue] = useState('section_sales');
  return <ReferenceChoice label="Base" value={value} refused={new Set()} onChange={setValue} />;
}

it('is listed while somebody searches, and the list goes once a row is chosen', () => {
  const open = createDocument({ template: buildTemplate({ services }), revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Choice />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  const search = screen.getByLabelText<HTMLInputElement>('Base: Find a row');
  const select = screen.getByLabelText<HTMLSelectElement>('Base');
  expect([select.getAttribute('size'), select.value]).toEqual([null, 'section_sales']);
  fireEvent.change(search, { target: { value: 'coff' } });
  expect(select.getAttribute('size')).toBe('8');
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...['Sales', 'Coffee', 'Coffee: Price', 'Coffee: Quantity'],
  ]);
  fireEvent.change(select, { target: { value: 'Coffee.price' } });
  expect([select.getAttribute('size'), select.value, search.value]).toEqual([null, 'Coffee.price', '']);
  open.saver.dispose();
});
