// Tests the steps of a formula form: adding, renaming, moving and removing them, and whoever reads them.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Formula, Template } from '#template/template.ts';
import { change, type DocumentChange, noHistory } from '../../document/history/history.ts';
import { setFormula } from '../../document/resources/apply-formula.ts';
import { setReference } from '../../document/resources/resource-edits.ts';
import { formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';
import { readersOfChanged } from '../../document/resources/row-readers.ts';
import { setStart } from '../../document/resources/start-edits.ts';
import {
  stepNameFault,
  withMovedStep,
  withNewStep,
  withoutStep,
  withRenamedStep,
  withStep,
} from './form-steps.ts';
import { saveFormula } from './formula-edits.ts';
import {
  type FormulaForm,
  faultsOf,
  formOfFormula,
  formulaFrom,
  newFormulaForm,
  renamedSteps,
  variablesOf,
} from './formula-form.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function edited(before: Template, wanted: DocumentChange): Template {
  const after = change({ template: before, history: noHistory }, wanted).template;
  expect(readToStore(after).faults).toEqual([]);
  return after;
}

function known(id: string, of: Template = template): Formula {
  const formula = formulaOf(of, id);
  if (!formula) throw new Error(`there is no ${id}`);
  return formula;
}

const subscription = (): FormulaForm => formOfFormula(known('subscription'));
const texts = ({ steps, expression }: FormulaForm) => [
  ...steps.map((step) => `${step.id} = ${step.expression}`),
  expression,
];

describe('a step', () => {
  it('is added with a name that is free, and no variable', () => {
    const one = withNewStep({ ...newFormulaForm(), name: 'Two steps', expression: 'total = step_1 * b' });
    const two = withStep(one, 'step_1', { expression: 'a + 1' });
    expect(variablesOf(two, 'en').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withNewStep(two).steps.map(({ id }) => id)).toEqual(['step_1', 'step_2']);
    expect(formulaFrom(template, two, 'service')).toMatchObject({
      steps: [{ id: 'step_1', name: 'step_1', expression: 'a + 1' }],
    });
    expect(formulaFrom(template, one, 'service')).toBeNull();
  });

  it('is renamed wherever it is read', () => {
    const form = withRenamedStep(subscription(), 'customers', 'payers');
    expect(texts(form)).toEqual([
      'lost = prev(payers) * churn',
      'payers = prev(payers) + new - lost',
      'total = payers * price',
    ]);
    expect([...renamedSteps(form)]).toEqual([['customers', 'payers']]);
  });

  it('has a name of its own: one word', () => {
    const form = subscription();
    expect(['two words', '5a', 'a-b', ''].map((id) => stepNameFault(form, 'lost', id))).toEqual(
      Array(4).fill('word'),
    );
    expect(['customers', 'total'].map((id) => stepNameFault(form, 'lost', id))).toEqual(['taken', 'taken']);
    expect(stepNameFault(form, 'lost', 'ушли')).toBeNull();
  });

  it('is moved, which may put it before what it reads', () => {
    const moved = withMovedStep(subscription(), 'customers', -1);
    expect(moved.steps.map(({ id }) => id)).toEqual(['customers', 'lost']);
    expect(faultsOf(moved)).toMatchObject([{ kind: 'later', place: 0, name: 'lost' }]);
    expect(formulaFrom(template, { ...moved, name: 'Moved' }, 'service')).toBeNull();
    expect(withMovedStep(moved, 'customers', -1)).toBe(moved);
  });

  it('is removed with what is invoiced', () => {
    const form = formOfFormula(known('annual_subscription'));
    expect(form.billing).toBe('billings');
    expect(withoutStep(form, 'billings')).toMatchObject({ billing: null, steps: [{ id: 'billed' }] });
    expect(withRenamedStep(form, 'billings', 'invoices').billing).toBe('invoices');
  });
});

describe('a formula whose step is renamed', () => {
  function read(): Template {
    const [seller] = resourcesOf(template, 'section_sales');
    const [cost] = resourcesOf(template, 'section_cos');
    if (!seller || !cost) throw new Error('there are resources');
    let next = edited(template, setFormula(template, seller, 0, known('subscription')));
    next = edited(next, setFormula(next, cost, 0, known('per_unit_of')));
    const [reader] = resourcesOf(next, 'section_cos');
    const base = reader?.flows[0]?.inputs.find(({ isReference }) => isReference);
    if (!reader || !base) throw new Error('there is a reference');
    next = edited(next, setReference(reader, base, `${seller.id}.customers`));
    const [subscriber] = resourcesOf(next, 'section_sales');
    const [start] = subscriber?.flows[0]?.starts ?? [];
    if (!subscriber || !start) throw new Error('there is a start');
    return edited(next, setStart(subscriber, { flowIndex: 0, start, label: '', text: '100' }));
  }

  it('keeps its readers and what it was at the start', () => {
    const before = read();
    const form = withRenamedStep(formOfFormula(known('subscription', before)), 'customers', 'payers');
    const formula = formulaFrom(before, form, 'service');
    if (!formula) throw new Error('the formula is complete');
    expect(readersOfChanged(before, formula, renamedSteps(form))).toEqual([]);
    const after = edited(before, saveFormula(before, formula, renamedSteps(form)));
    expect(resourcesOf(after, 'section_sales')[0]?.flows[0]?.starts).toMatchObject([
      { row: 'payers', text: '100' },
    ]);
    const base = resourcesOf(after, 'section_cos')[0]?.flows[0]?.inputs.find(
      ({ isReference }) => isReference,
    );
    expect(base?.lookupId).toMatch(/\.payers$/);
  });

  it('says who reads a row that would be gone', () => {
    const before = read();
    const name = resourcesOf(before, 'section_cos')[0]?.name;
    const form = { ...withoutStep(subscription(), 'customers'), expression: 'total = new * price - lost' };
    const formula = { ...known('subscription'), steps: [], expression: form.expression };
    expect(readersOfChanged(before, formula)).toMatchObject([{ name: `${name}: Base`, isNeeded: true }]);
  });
});

describe('a variable', () => {
  it('may be in percent, and money may be kept from inflation', () => {
    const form = { ...newFormulaForm(), name: 'Fee', expression: 'total = fee * base' };
    const [fee, base] = variablesOf(form, 'en');
    if (!fee || !base) throw new Error('there are two variables');
    const made = formulaFrom(
      template,
      {
        ...form,
        known: {
          fee: { ...fee, isPercent: true, units: '' },
          base: { ...base, isCurrency: true, isFixed: true },
        },
      },
      'service',
    );
    expect(made?.variables).toEqual([
      { id: 'fee', name: 'fee', value: '0', units: '%', isPercent: true },
      { id: 'base', name: 'base', value: '0', isCurrency: true, isFixed: true },
    ]);
  });
});
