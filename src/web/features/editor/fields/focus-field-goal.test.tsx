// Tests which field gets the focus when a number is to be changed where it is typed.
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, type TemplateDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { goToField, inputRow, optionRows, termRow } from './field-goal.ts';
import { driverField } from './fields-of-row.ts';
import { FieldGoal } from './focus-field-goal.ts';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
let open: TemplateDocument;

beforeEach(() => {
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => open.saver.dispose());

function Fields() {
  return (
    <DocumentContext value={open}>
      <FieldGoal />
      <input data-field={inputRow('tea', 'incCash', 'price')} aria-label="price" />
      <div data-field={optionRows.dateStart}>
        <input aria-label="start" />
      </div>
      <input data-field={driverField(inputRow('tea', 'incCash', 'price'), 'rate')} aria-label="growth" />
      <fieldset data-field={inputRow('summer', 'expBook', 'weights')}>
        <input aria-label="January" />
        <input aria-label="February" />
      </fieldset>
      <details>
        <input data-field={termRow('tea', 'dividend')} aria-label="dividend" />
      </details>
    </DocumentContext>
  );
}

it.each([
  ['assumptions.@tea.incCash.price', 'price'],
  ['assumptions.@tea.incCash.price.scenario.2', 'price'],
  ['assumptions.@tea.incCash.price.base.year.2.scenario.1', 'price'],
  ['assumptions.@tea.incCash.price.growth.scenario.2', 'growth'],
  ['assumptions.@summer.weight_2', 'February'],
  ['assumptions.start', 'start'],
  ['assumptions.@tea.term.dividend', 'dividend'],
])('[GRID-11] is the field of %s', (row, label) => {
  render(<Fields />);
  act(() => goToField(open, row));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(label);
  expect(document.activeElement?.closest('details')?.open ?? true).toBe(true);
});
