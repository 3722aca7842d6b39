// Tests with models as they are generated that any edits of a user survive a change of the business, and that undo takes it back whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generate } from '#generate/generate.ts';
import type { Answers, Terms } from '#generate/settle.ts';
import { compile } from '#model/compile.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import {
  change,
  type DocumentChange,
  type EditedTemplate,
  noHistory,
  undo,
} from '#web/features/editor/document/history/history.ts';
import { renameResource, setInput, setTerm } from '#web/features/editor/document/resources/resource-edits.ts';
import {
  allResources,
  type ResourceView,
  resourcesOf,
} from '#web/features/editor/document/resources/resource-view.ts';
import type { GeneratedParts } from './paired-lines.ts';
import { refinedChange } from './refined-change.ts';
import { refinedTemplate } from './refined-template.ts';

const uuid = '00000000-0000-4000-8000-000000000001';

const edited = (before: Template, wanted: DocumentChange) =>
  change({ template: before, history: noHistory }, wanted).template;

function refine(own: Template, before: GeneratedParts, after: GeneratedParts): EditedTemplate {
  const label = { message: { id: 'step.generate' } } as const;
  const refined = refinedChange(own, { label, before, after, said: { businessAnswers: {} } });
  const step = change({ template: own, history: noHistory }, refined.change);
  expect(readToStore(step.template).faults).toEqual([]);
  expect(compile(step.template).diagnostics).toEqual([]);
  return step;
}

const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: null, periodicity: 'month', periodCount: 36 },
};
const said = [
  'hotel with a restaurant in Lisbon',
  'coffee shop',
  'dog grooming in Berlin, 3 groomers',
] as const;
const answered: readonly Answers[] = [
  {},
  { kindIds: ['hotel'], partSizes: { hotel: 30 } },
  { kindIds: ['hotel', 'cafe'], dateStart: '2027-05-01' },
  { countryId: 'GB', city: 'London' },
  { kindIds: ['cafe'], isOwned: true },
];

function generated(text: string, answers: Answers): GeneratedParts {
  const model = generate({ ...terms, text, answers, uuid: uuid, timestamp: 0 });
  const { head, others } = model.settled.business;
  return { template: model.template, kindIds: [head, ...others].map(({ kind }) => kind.id) };
}

/** An edit by hand, and whether it is still there afterwards. */
interface Edit {
  readonly change: DocumentChange;
  readonly isThere: (template: Template) => boolean;
}

const inIt = (of: Template, { id, sectionId }: ResourceView) =>
  resourcesOf(of, sectionId).find((one) => one.id === id);

function editOf(template: Template, at: number, kind: number): Edit | null {
  const all = allResources(template);
  const line = all[at % all.length];
  if (!line) return null;
  if (kind === 0)
    return {
      change: renameResource(line, `Mine ${at}`),
      isThere: (of) => [`Mine ${at}`, undefined].includes(inIt(of, line)?.name),
    };
  if (kind === 1)
    return { change: setTerm(line, 'inventoryPeriod', '17'), isThere: (of) => inIt(of, line) !== undefined };
  const input = line.flows[0]?.inputs.find(({ isReference }) => !isReference);
  if (!input) return null;
  return {
    change: setInput(line, input, '7.25'),
    isThere: (of) =>
      inIt(of, line)?.flows[0]?.inputs.find(({ variableId }) => variableId === input.variableId)?.data ===
      '7.25',
  };
}

describe('any edits of a user', () => {
  it.each(said)('are none at first, so that “%s” becomes exactly what its new model is', (text) => {
    const shown = (of: Template) =>
      allResources(of)
        .map(({ name, sectionId, flows }) =>
          [sectionId, name, ...flows.flatMap(({ inputs }) => inputs.map(({ data }) => data))].join(' '),
        )
        .sort();
    const before = generated(text, {});
    for (const one of answered) {
      const after = generated(text, one);
      const { template } = refine(before.template, before, after);
      const { summary } = refinedTemplate(before.template, before, after);
      expect(shown(template)).toEqual(shown(after.template));
      expect([summary.kept, summary.keptSettings]).toEqual([[], 0]);
      expect(template.data.options).toEqual(after.template.data.options);
      const currencies = [template, after.template].map(({ data }) => data.coreResources[0]?.name);
      expect(currencies[0]).toBe(currencies[1]);
    }
  });

  const edits = fc.array(fc.tuple(fc.nat(200), fc.constantFrom(0, 1, 2, 2)), { minLength: 1, maxLength: 5 });
  const pair = fc.tuple(fc.constantFrom(...answered), fc.constantFrom(...answered));

  it(
    '[GENERATE-24] survive a change of the business, which undo takes back whole',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...said), pair, edits, (text, [one, other], wanted) => {
          const [before, after] = [generated(text, one), generated(text, other)];
          let own = before.template;
          const made = wanted.flatMap(([at, kind]) => {
            const edit = editOf(own, at, kind);
            if (edit) own = edited(own, edit.change);
            return edit ?? [];
          });
          const expected = made.filter(({ isThere }) => isThere(own));
          const step = refine(own, before, after);
          const { template } = step;
          expect(expected.filter(({ isThere }) => !isThere(template))).toEqual([]);
          expect(undo(step).template).toEqual(own);
        }),
        { numRuns: 12 * effort.timesProperties, seed },
      );
    },
    searchTimeoutMs,
  );
});
