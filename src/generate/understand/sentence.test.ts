// Says in a sentence what was understood.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { sentenceOf } from './sentence.ts';
import { understand } from './understand.ts';

const said = (text: string, language: Language): string =>
  sentenceOf(understand(text, language), language)
    .map((part) => part.text)
    .join(' · ');

test.each([
  ['dog grooming in Lisbon, 3 groomers', 'Dog grooming salon · Lisbon · 3 groomers · EUR'],
  ['dog grooming in Portugal, 1 groomer', 'Dog grooming salon · Portugal · 1 groomer · EUR'],
  ['5 MW solar farm', 'Solar farm · 5 MW'],
  ['café in own building from May 2027', 'Café · own premises · open from May 2027'],
  ['zeppelins', 'A business of an unknown kind'],
])('%s', (text, sentence) => {
  expect(said(text, 'en')).toBe(sentence);
});

test.each([
  ['dog grooming in Lisbon, 3 groomers', 'Груминг-салон · Лиссабон · 3 грумера · EUR'],
  ['dog grooming in Lisbon, 5 groomers', 'Груминг-салон · Лиссабон · 5 грумеров · EUR'],
  ['груминг, 21 грумер', 'Груминг-салон · 21 грумер'],
  ['кафе в Москве, с мая', 'Кафе · Москва · открытие: май · RUB'],
])('%s in Russian', (text, sentence) => {
  expect(said(text, 'ru')).toBe(sentence);
});
