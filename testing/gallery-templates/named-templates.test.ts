// Tests which templates a name on the command line means.
import { expect, test } from 'vitest';
import { namedTemplates } from './named-templates.ts';

const files = ['retail-en.json', 'retail-ru.json', 'renewal-energy-en.json', 'renewal-energy-ru.json'];

test.each(['renewal_energy', 'renewal-energy', 'Renewal-Energy'])(
  '%s is an industry in all languages',
  (name) => {
    expect(namedTemplates([name], files)).toEqual({
      files: ['renewal-energy-en.json', 'renewal-energy-ru.json'],
      refusal: null,
    });
  },
);

test.each(['retail-ru', 'retail_ru', 'retail-ru.json'])('%s is one file', (name) => {
  expect(namedTemplates([name], files).files).toEqual(['retail-ru.json']);
});

test('no name means all, and two names both', () => {
  expect(namedTemplates([], files).files).toEqual(files);
  expect(namedTemplates(['retail-en', 'renewal_energy'], files).files).toEqual([
    'retail-en.json',
    'renewal-energy-en.json',
    'renewal-energy-ru.json',
  ]);
});

test.each(['ret', 'mining', ''])('"%s" is refused with the names that there are', (name) => {
  expect(namedTemplates(['retail', name], files)).toEqual({
    files: [],
    refusal: `There is no template ${name}; there are retail, renewal-energy.`,
  });
});
