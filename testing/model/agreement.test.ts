// Compares every named number with the oracle, an independent implementation of the same rules.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { oracle } from '#testing/oracle/oracle.ts';
import { assetTemplate } from '#testing/templates/asset-template.ts';
import { builtTemplate } from '#testing/templates/built-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { drivenTemplate } from '#testing/templates/driven-template.ts';
import { loanTemplate } from '#testing/templates/loan-template.ts';
import { randomTemplate } from '#testing/templates/random-template.ts';
import { referringTemplate } from '#testing/templates/referring-template.ts';
import { differences } from './differences.ts';
import { compiled, namedFigures } from './named-figures.ts';

/** A rate that the model shows without a name, and the check that goes with the contents when they are off. */
const nameless = ['is_tax_rate', 'content_master'];

function disagreements(template: Template): readonly string[] {
  const workbook = compiled(template);
  return workbook.scenarioNames.flatMap((scenarioName, index) => {
    const theirs = oracle(template, index + 1);
    const ours = namedFigures(workbook, index + 1);
    const missing = Object.keys(theirs).filter(
      (name) => ours[name] === undefined && !nameless.includes(name),
    );
    return [...missing, ...differences(theirs, ours)].map((found) => `${scenarioName}: ${found}`);
  });
}

test('the café in its three scenarios', () => {
  const template = cafeTemplate();
  expect(compiled(template).scenarioNames).toHaveLength(3);
  expect(disagreements(template)).toEqual([]);
});

test.each(languages)('the default template in %s', (language) => {
  const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';
  const template = defaultTemplate({ uuid, timestamp: 0, language, dateStart: '2027-01-31' });
  expect(disagreements(template)).toEqual([]);
});

test(`random templates, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(randomTemplate, (template) => {
      expect(disagreements(template)).toEqual([]);
    }),
    { numRuns: effort.templates },
  );
});

test.each([
  ['whose inputs move', drivenTemplate],
  ['with shared drivers and references to any row', referringTemplate],
  ['that borrow and pay out in every way', loanTemplate],
  ['with all that concerns assets', assetTemplate],
])(`random templates %s, seed ${seed}`, { timeout: searchTimeoutMs }, (_, documents) => {
  fc.assert(
    fc.property(documents, (document) => {
      const { template, faults } = readTemplate(document);
      expect(faults).toEqual([]);
      expect(template && disagreements(template)).toEqual([]);
    }),
    { numRuns: effort.templates },
  );
});

test(`random templates with steps and memory, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(builtTemplate, (template) => {
      expect(disagreements(template)).toEqual([]);
    }),
    { numRuns: effort.templates },
  );
});
