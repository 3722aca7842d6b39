// Tests that an operator reads why a call of the area was refused in their own language, whatever the reason.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import { operatorErrorCodes } from '#contract/operator-error-codes.ts';
import { ApiError } from '#web/api/api-error.ts';
import ru from '#web/i18n/ru.json';
import { useOperatorError } from './use-operator-error.ts';

const codes = new Set([
  ...Object.keys(operatorErrorCodes),
  ...Object.values(calls).flatMap(({ area, errors }) => (area === 'admin' ? errors : [])),
]);

/** Of somebody who is gone, as other calls name it too: the text of the call says it. */
codes.delete('nouser');

const inRussian = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="ru" messages={ru}>
    {children}
  </IntlProvider>
);

test.each([...codes])('%s is said in Russian', (code) => {
  const { result } = renderHook(() => useOperatorError(), { wrapper: inRussian });
  const text = result.current(new ApiError(409, code, 'In English.'), 'иначе');
  expect(text).toMatch(/[а-яё]/);
  expect(text).not.toBe('иначе');
});
