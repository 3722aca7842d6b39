// Tests that a day may be typed as people write it: it stays as typed while it is typed, and is shown as kept afterwards.
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#language/language.ts';
import en from '#web/i18n/en.json' with { type: 'json' };
import { DatePicker } from './date-picker.tsx';

afterEach(cleanup);

function Field({ kept }: { readonly kept: string[] }) {
  const [value, setValue] = useState('2027-01-01');
  const onChange = (text: string) => {
    kept.push(text);
    setValue(text);
  };
  return (
    <DatePicker Calendar={() => null} label="Start" value={value} initialDay={value} onChange={onChange} />
  );
}

function shown(locale: Language) {
  const kept: string[] = [];
  render(
    <MantineProvider env="test">
      <IntlProvider locale={locale} messages={en}>
        <Field kept={kept} />
      </IntlProvider>
    </MantineProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Start');
  return { field, kept, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

it.each([
  { locale: 'en', typed: 'Apr 5, 2028' },
  { locale: 'en', typed: '5 April 2028' },
  { locale: 'ru', typed: '05.04.2028' },
  { locale: 'ru', typed: '5 апреля 2028 года' },
] as const)('means the day that is written: $typed', ({ locale, typed }) => {
  const { field, kept, type } = shown(locale);
  type(typed);
  expect(kept).toEqual(['2028-04-05']);
  expect(field.value).toBe(typed);
  fireEvent.blur(field);
  expect(field.value).toBe('2028-04-05');
});

it('keeps what is no day as it was typed', () => {
  const { field, kept, type } = shown('en');
  type('05.04.2028');
  fireEvent.blur(field);
  expect(kept).toEqual(['05.04.2028']);
  expect(field.value).toBe('05.04.2028');
});

it('has room for the longest day', () => {
  expect(shown('ru').field.maxLength).toBeGreaterThanOrEqual('23 сентября 2027 года'.length);
});
