// Holds the scenario that is worked on to where it was chosen, whatever comes, goes and is taken back.
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { type Change, change, noHistory, undo } from './document/history.ts';
import { addScenario, copyScenario, deleteScenario } from './document/scenarios/scenario-edits.ts';
import { pickScenario } from './state.ts';
import { useScenario } from './use-scenario.ts';

const edit = (template: Template, wanted: Change) => change({ template, history: noHistory }, wanted);

function threeIn(uuid: string): Template {
  const one = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const two = edit(one, addScenario(one)).template;
  return edit(two, addScenario(two)).template;
}

const chosenIn = (template: Template): string | undefined => {
  const { names, index } = renderHook(() => useScenario(template)).result.current;
  return names[index];
};

it('is the first until another one is chosen, in that template alone', () => {
  const template = threeIn('00000000-0000-4000-8000-000000000001');
  expect(chosenIn(template)).toBe('Base scenario');
  pickScenario(template, 2);
  expect(chosenIn(template)).toBe('Scenario 3');
  expect(chosenIn(threeIn('00000000-0000-4000-8000-000000000002'))).toBe('Base scenario');
});

it('is chosen again when its deletion is taken back', () => {
  const template = threeIn('00000000-0000-4000-8000-000000000003');
  pickScenario(template, 1);
  pickScenario(template, 2);
  const gone = edit(template, deleteScenario(template, 2));
  expect(chosenIn(gone.template)).toBe('Scenario 2');
  expect(chosenIn(undo(gone).template)).toBe('Scenario 3');
});

it('stays where another one before it is deleted or copied, and when that is taken back', () => {
  const template = threeIn('00000000-0000-4000-8000-000000000004');
  pickScenario(template, 2);
  for (const wanted of [deleteScenario(template, 0), copyScenario(template, 0)]) {
    const changed = edit(template, wanted);
    expect(chosenIn(changed.template)).toBe('Scenario 3');
    expect(chosenIn(undo(changed).template)).toBe('Scenario 3');
  }
});

it('is the one before again when the one that was added goes', () => {
  const template = threeIn('00000000-0000-4000-8000-000000000005');
  pickScenario(template, 1);
  const added = edit(template, addScenario(template));
  pickScenario(added.template, 3);
  expect(chosenIn(added.template)).toBe('Scenario 4');
  expect(chosenIn(undo(added).template)).toBe('Scenario 2');
});
