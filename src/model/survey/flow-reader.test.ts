// Checks that reading a flow gives the same result however often it is read.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { surveyTemplate } from './survey.ts';

const loans = [{ id: 'loan', data: { amount: '100' } }];

const readDrawdowns = (found: ReturnType<typeof surveyTemplate>, names: readonly (string | undefined)[]) =>
  found.resources('section_financing').flatMap((resource) => {
    const [drawdown] = resource.entry.flows;
    return drawdown ? names.map((name) => found.readFlow(resource, drawdown, name)) : [];
  });

test('a flow asked for under another name has that name', () => {
  const results = readDrawdowns(surveyTemplate(buildTemplate({ loans })), [undefined, 'drawdown', 'other']);
  expect(results.map(({ flow }) => flow?.name)).toEqual(['loan', 'loan, drawdown', 'loan, other']);
});

test('a flow asked for twice is read once, and once more for another survey', () => {
  const template = buildTemplate({ loans });
  const found = surveyTemplate(template);
  const [first, second] = readDrawdowns(found, ['drawdown', 'drawdown']);
  const [other] = readDrawdowns(surveyTemplate(template), ['drawdown']);
  expect(first).toBe(second);
  expect(first).not.toBe(other);
  expect(first).toEqual(other);
});
