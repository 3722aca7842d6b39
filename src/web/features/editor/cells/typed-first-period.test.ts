// Holds that a rate takes no number in a first period where it has no effect, and that this is said there.
import { expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { change, noHistory } from '../document/history/history.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import { inputRow } from '../fields/field-goal.ts';
import { typingChange } from './typed-cells.ts';
import { obstacleAt, typedColumns, typedPlace } from './typed-places.ts';

const ratesOf = (template: Template) => {
  const [resource] = resourcesOf(template, 'section_inflation', 0);
  const flow = resource?.flows[0];
  const input = flow?.inputs[0];
  if (!resource || !flow || !input) throw new Error('there is a rate');
  return { resource, input, row: inputRow(resource.id, flow.id, input.variableId) };
};

const rated = (inflation: string): Template =>
  buildTemplate({ inflation, periods: 36, services: [{ id: 's', data: { amount: '100' } }] });

function rateRow(template: Template) {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the model is not sound');
  const { rows } = previewSheet(workbook, prepare(workbook).values(1), 'assumptions') ?? {};
  const found = rows?.find(({ id }) => id === ratesOf(template).row);
  if (!found) throw new Error('the rate has no row');
  return found;
}

it.each(['2.5', '4;2.5', '4;2.5;3'])('is typed from the second period on: %s', (data) => {
  const template = rated(data);
  const row = rateRow(template);
  const columns = typedColumns(template, row);
  expect([columns.has('0'), columns.has('1'), columns.has('35')]).toEqual([false, true, true]);
  expect(typedPlace(template, 0, row, '0')).toBeNull();
  expect(obstacleAt(template, row, '0')).toBe('first');
});

it('shows what was typed in the second period, and the same as before in the third', () => {
  const template = rated('2.5');
  const place = typedPlace(template, 0, rateRow(template), '1');
  const wanted = place && typingChange([{ ...place, text: '5' }], 'type');
  if (!wanted) throw new Error('nothing was typed');
  const after = change({ template, history: noHistory }, wanted).template;
  expect(ratesOf(after).input.data).toBe('2.5;5;2.5');
  expect([...rateRow(after).values].slice(1, 3)).toEqual([0.05, 0.025]);
});
