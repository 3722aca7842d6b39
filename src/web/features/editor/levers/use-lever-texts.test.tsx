// Tests how the effect of a slider reads: what is summed over the forecast says over how long.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import type { InputLever } from './model-levers.ts';
import { type LeverTexts, useLeverTexts } from './use-lever-texts.ts';

const messages = { en, ru };

const bakeries: InputLever = {
  ...{
    kind: 'input',
    row: 'bakeries',
    field: 'bakeries',
    sectionId: 'section_drivers',
    resourceId: 'bakeries',
  },
  ...{ resource: 'Purchases', input: 'Bakeries', flow: null, units: 'bakeries', isMoving: false },
  ...{
    text: '1',
    own: '1',
    change: () => {
      throw new Error('nothing is changed here');
    },
  },
};

function textsIn(language: Language, periods: number): LeverTexts {
  const open = createDocument({ template: buildTemplate({ periods }), revision: 1, isUnsaved: false });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={language} messages={messages[language]}>
      <DocumentContext value={open}>{children}</DocumentContext>
    </IntlProvider>
  );
  const { result } = renderHook(() => useLeverTexts(), { wrapper });
  open.saver.dispose();
  return result.current;
}

/** What a tenth more does in a forecast of so many months. */
function effectIn(language: Language, periods: number): string {
  const answer = {
    ...{ key: '', stamp: 1, currency: 'EUR', periods, levers: [] },
    headlines: ['revenue', 'lowestCash'] as const,
  };
  return textsIn(language, periods)
    .effectOf(answer, { row: '', effects: [142_300, 5000] })
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

test.each([
  ['en', 36, '10% more: revenue over 3 years +\u2060€142.3K, lowest cash +\u2060€5K'],
  ['en', 12, '10% more: revenue over 1 year +\u2060€142.3K, lowest cash +\u2060€5K'],
  ['en', 18, '10% more: revenue over 18 months +\u2060€142.3K, lowest cash +\u2060€5K'],
  [
    'ru',
    36,
    'На 10 % больше: выручка за 3 года +\u2060142,3 тыс. €, наименьший остаток денег +\u20605 тыс. €',
  ],
] as const)('in %s, over %d months', (language, periods, said) => {
  expect(effectIn(language, periods)).toBe(said);
});

test('a unit that the name says already is left out beside the number', () => {
  const { amountOf } = textsIn('en', 12);
  expect(amountOf(bakeries, '1')).toBe('1');
  expect(amountOf({ ...bakeries, input: 'Quantity' }, '2')).toBe('2 bakeries');
});
