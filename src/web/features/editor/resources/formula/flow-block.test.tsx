// Tests that the heading that an author gave the numbers of a calculation is shown, and that they are closed where wanted.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { FlowBlock } from './flow-block.tsx';

afterEach(cleanup);

const show = (formula: {
  readonly subject?: { readonly header?: string };
  readonly showAssumptions?: boolean;
}) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <FlowBlock formula={formula}>
          <input aria-label="Price" />
        </FlowBlock>
      </IntlProvider>
    </MantineProvider>,
  );

it('shows the numbers under their heading', () => {
  show({ subject: { header: 'Tickets sold' } });
  screen.getByRole('heading', { name: 'Tickets sold' });
  screen.getByRole('textbox', { name: 'Price' });
});

it('has no heading where nobody gave one', () => {
  show({ subject: { header: ' ' } });
  expect(screen.queryByRole('heading')).toBeNull();
  screen.getByRole('textbox', { name: 'Price' });
});

it('is closed where its author wanted that, and opens', () => {
  show({ showAssumptions: false });
  const heading = screen.getByRole('button', { name: 'Numbers of this calculation', expanded: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(heading);
  screen.getByRole('textbox', { name: 'Price' });
});
