// Holds where the keyboard goes when a number is to be changed where it is typed.
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goToField, inputRow, optionRows, termRow } from '../field-goal.ts';
import { FieldGoal } from './field-goal.ts';

function Fields() {
  return (
    <>
      <FieldGoal />
      <input data-field={inputRow('tea', 'incCash', 'price')} aria-label="price" />
      <div data-field={optionRows.dateStart}>
        <input aria-label="start" />
      </div>
      <details>
        <input data-field={termRow('tea', 'dividend')} aria-label="dividend" />
      </details>
    </>
  );
}

it.each([
  ['assumptions.@tea.incCash.price', 'price'],
  ['assumptions.@tea.incCash.price.scenario.2', 'price'],
  ['assumptions.start', 'start'],
  ['assumptions.@tea.term.dividend', 'dividend'],
])('is the field of %s', (row, label) => {
  render(<Fields />);
  act(() => goToField(row));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(label);
  expect(document.activeElement?.closest('details')?.open ?? true).toBe(true);
});
