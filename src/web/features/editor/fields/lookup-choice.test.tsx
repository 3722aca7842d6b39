// Checks the choice of a sales tax: none is always offered, and a hint says how amounts are typed.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json';
import { LookupChoice } from './lookup-choice.tsx';

afterEach(cleanup);

const show = (
  chosenId: string | null,
  choices: readonly { readonly id: string; readonly name: string }[],
) => {
  const choose = vi.fn();
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <LookupChoice lookup="salestax" chosenId={chosenId} choices={choices} onChoose={choose} />
      </IntlProvider>
    </MantineProvider>,
  );
  return choose;
};

const list = () => screen.queryByRole('combobox', { name: 'Sales tax (VAT)' });

it('asks for nothing while there is no sales tax', () => {
  show(null, []);
  expect(list()).toBeNull();
});

it('offers the taxes and none, and says that amounts are typed without it', () => {
  const choose = show('vat', [{ id: 'vat', name: 'VAT 20%' }]);
  const shown = list();
  if (!shown) throw new Error('there is something to choose');
  const options = within(shown).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['None', 'VAT 20%']);
  expect(shown.getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText(/All amounts are typed without VAT/)).toBeTruthy();
  fireEvent.change(shown, { target: { value: '' } });
  expect(choose).toHaveBeenCalledWith('');
});
