// Tests that undo and redo move through the steps and name them.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { renameTemplate, setForecastLength, setPeriodicity } from '../edits/template-edits.ts';
import { setInput } from '../resources/resource-edits.ts';
import { resourcesOf } from '../resources/resource-view.ts';
import { change, type DocumentChange, type EditedTemplate, noHistory, redo, seal, undo } from './history.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
const start: EditedTemplate = { template, history: noHistory };
const type = (edited: EditedTemplate, ...names: string[]) =>
  names.reduce((before, name) => change(before, renameTemplate(name)), edited);

describe('undo and redo', () => {
  it('revert what was typed in one field as one step', () => {
    const typed = type(start, 'C', 'Ca', 'Café');
    expect(typed.history.past).toHaveLength(1);
    expect(undo(typed).template).toEqual(template);
  });

  it('start a new step after the field was left', () => {
    const left = type(start, 'Café');
    const typed = type({ ...left, history: seal(left.history) }, 'Café by the sea');
    expect(undo(typed).template.name).toBe('Café');
    expect(undo(undo(typed)).template).toEqual(template);
  });

  it('restore what was undone, exactly', () => {
    const edited = change(change(type(start, 'Café'), setForecastLength(12)), setPeriodicity('year'));
    const back = undo(undo(undo(edited)));
    expect(back.template).toEqual(template);
    expect(redo(redo(redo(back))).template).toEqual(edited.template);
  });

  it('[KEEP-2] date the template with each change, and restore the earlier date on undo', () => {
    const at = (edited: EditedTemplate, wanted: DocumentChange, nowMs: number) =>
      change(edited, { ...wanted, nowMs });
    const first = at(start, setForecastLength(12), 100);
    const typed = at(at(first, renameTemplate('Ca'), 200), renameTemplate('Café'), 300);
    const walk = [typed, undo(typed), undo(undo(typed)), redo(redo(undo(undo(typed))))];
    expect(walk.map(({ template: { timestamp } }) => timestamp)).toEqual([300, 100, 0, 300]);
    expect(undo(undo(typed)).template).toEqual(template);
    expect(at(typed, renameTemplate('Café'), 400).template.timestamp).toBe(300);
  });

  it('forget undone steps once something else is changed', () => {
    const edited = change(undo(type(start, 'Café')), setForecastLength(12));
    expect(edited.history.future).toEqual([]);
  });

  it('record no step for a change without effect', () => {
    expect(type(start, template.name)).toEqual(start);
  });

  it('name each step', () => {
    const resource = resourcesOf(template, 'section_sales')[0];
    const price = resource?.flows[0]?.inputs[0];
    if (!resource || !price) throw new Error('the default template sells nothing');
    const [step] = change(start, setInput(resource, price, '30')).history.past;
    expect(step?.label.values).toEqual({ item: resource.name, input: price.name, flow: 'only' });
  });

  it('say in the step whether an amount is paid in or paid back, by owners and by lenders', () => {
    const steps = resourcesOf(template, 'section_financing').map((resource) => ({
      rel: resource.rel,
      flows: resource.flows.flatMap(({ inputs }) =>
        inputs.map(
          (input) => change(start, setInput(resource, input, '30')).history.past[0]?.label.values?.flow,
        ),
      ),
    }));
    expect(steps).toEqual([
      { rel: 'equity', flows: ['contribution', 'return'] },
      { rel: 'loan', flows: ['drawdown', 'repayment'] },
    ]);
  });

  it('do nothing when there is nothing to undo or redo', () => {
    expect(undo(start)).toEqual(start);
    expect(redo(start)).toEqual(start);
  });
});
