// Tests that what the server refused says one time to wait, and the same one as it counts down.
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { Refusal } from './refusal.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (locale: string, messages: Record<string, string>, waitMs: number | null) =>
  render(
    <IntlProvider locale={locale} messages={messages}>
      <p>
        <Refusal error={new ApiError(429, 'rate-limited', '', waitMs)} />
      </p>
    </IntlProvider>,
  );

const said = () => screen.getByRole('paragraph').textContent;

it.each([
  ['en', en, 'Too many attempts.', 'Try again in 6 seconds.', 'You can try again now.'],
  [
    'ru',
    ru,
    'Слишком много попыток подряд.',
    'Попробуйте снова через 6 секунд.',
    'Теперь можно попробовать снова.',
  ],
])('counts down after too many tries in a short time, in %s', (locale, messages, reason, wait, now) => {
  show(locale, messages, 6000);
  expect(said()).toBe(`${reason} ${wait}`);
  act(() => vi.advanceTimersByTime(6000));
  expect(said()).toBe(`${reason} ${now}`);
});

it('says about how long to wait if the server does not', () => {
  show('en', en, null);
  expect(said()).toBe('Too many attempts. Please wait a minute.');
});
