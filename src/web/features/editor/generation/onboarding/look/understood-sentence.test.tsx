// Tests that what was understood ends with its currency in words, in both languages.
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import en from '#web/i18n/en.json' with { type: 'json' };
import ru from '#web/i18n/ru.json' with { type: 'json' };
import { UnderstoodSentence } from './understood-sentence.tsx';

it.each([
  ['en', en, 'Café · Lisbon · 40 seats · EUR', 'EUR', 'Café · Lisbon · 40 seats · amounts in EUR'],
  ['ru', ru, 'Кафе · Казань · 40 мест · руб.', 'руб.', 'Кафе · Казань · 40 мест · суммы в руб.'],
  // A price names it already.
  ['ru', ru, 'Пекарня · Россия · Хлеб — 60 руб.', 'руб.', 'Пекарня · Россия · Хлеб — 60 руб.'],
])('says in %s %j', (locale, messages, sentence, currency, said) => {
  const { container } = render(
    <IntlProvider locale={locale} messages={messages}>
      <UnderstoodSentence sentence={sentence} currency={currency} />
    </IntlProvider>,
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(said);
});
