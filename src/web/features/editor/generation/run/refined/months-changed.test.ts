// Tests that a generated model becomes that of a business which is closed for a part of the year, and back, in one step each.
import { expect, it } from 'vitest';
import { generate } from '#generate/generate.ts';
import type { Answers } from '#generate/settle.ts';
import { compile } from '#model/compile.ts';
import { readToStore } from '#template/read-template.ts';
import { allResources } from '#web/features/editor/document/resources/resource-view.ts';
import type { GeneratedParts } from './paired-lines.ts';
import { refinedTemplate } from './refined-template.ts';

function made(answers: Answers): GeneratedParts {
  const { template } = generate({
    ...{ text: 'café in Porto, 40 seats', answers, language: 'en', currency: null },
    ...{ dateStart: '2027-01-01', periodicity: 'month', periodCount: 12 },
    ...{ uuid: '6b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10', timestamp: 0 },
  });
  return { template, kindIds: ['cafe'] };
}

it('[GENERATE-24] months in which it is open come and go with their seasons, and leave nothing behind', () => {
  const [whole, summer] = [made({}), made({ openMonths: [6, 7, 8] })];
  const shown = ({ template }: Pick<GeneratedParts, 'template'>) =>
    allResources(template).map(({ id, name, flows }) => [id, name, flows]);
  const open = refinedTemplate(whole.template, whole, summer);
  expect(readToStore(open.template).faults).toEqual([]);
  expect(compile(open.template).diagnostics).toEqual([]);
  expect(shown(open)).toEqual(shown(summer));
  const back = refinedTemplate(open.template, summer, whole);
  expect(compile(back.template).diagnostics).toEqual([]);
  expect(shown(back)).toEqual(shown(whole));
});
