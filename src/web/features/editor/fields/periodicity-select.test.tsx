// Tests that another length of periods says what it does to the numbers, until it is taken back.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { Periodicity } from '#template/template.ts';
import en from '#web/i18n/en.json';
import { PeriodicitySelect } from './periodicity-select.tsx';

afterEach(cleanup);

function Panel() {
  const [periodicity, setPeriodicity] = useState<Periodicity>('month');
  return <PeriodicitySelect periodicity={periodicity} onPick={setPeriodicity} />;
}

it('says that numbers are not converted, and nothing where the periods are as they were', () => {
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <Panel />
      </IntlProvider>
    </MantineProvider>,
  );
  const pick = (value: Periodicity) =>
    fireEvent.change(screen.getByLabelText('Periodicity'), { target: { value } });
  expect(screen.queryByRole('status')).toBeNull();
  pick('quarter');
  expect(screen.getByRole('status').textContent).toBe(
    'Numbers are not converted: what was typed for a month now counts for a quarter.',
  );
  pick('month');
  expect(screen.queryByRole('status')).toBeNull();
});
