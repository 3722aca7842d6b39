// Tests formulas created and changed by hand: their inputs, their effect on typed numbers, and when they cannot be deleted.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Formula, Template } from '#template/template.ts';
import { change, type DocumentChange, noHistory, undo } from '../../document/history/history.ts';
import { deleteResource } from '../../document/resources/resource-edits.ts';
import { formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';
import { deleteFormula, formulaUse, saveFormula, usersOf } from './formula-edits.ts';
import {
  expressionFault,
  type FormulaForm,
  formOfFormula,
  formulaFrom,
  newFormulaForm,
  variablesOf,
  withVariable,
} from './formula-form.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function edited(wanted: DocumentChange, before: Template = template): Template {
  const after = change({ template: before, history: noHistory }, wanted);
  expect(readToStore(after.template).faults).toEqual([]);
  expect(undo(after).template).toEqual(before);
  return after.template;
}

function known(id: string): Formula {
  const formula = formulaOf(template, id);
  if (!formula) throw new Error(`there is no ${id}`);
  return formula;
}

function made(form: FormulaForm): Formula {
  const formula = formulaFrom(template, form, 'service');
  if (!formula) throw new Error('the formula is not complete');
  return formula;
}

const ids = (form: FormulaForm) => variablesOf(form, 'en').map(({ id }) => id);

describe('a formula that is only given another name', () => {
  it.each(template.data.formulas.map(({ id }) => id))(
    'keeps all else of %s: its steps, percentages and fixed money',
    (id) => {
      const formula = known(id);
      expect(made({ ...formOfFormula(formula), name: 'Another' })).toEqual({ ...formula, name: 'Another' });
    },
  );

  it('takes no function and no year for a variable', () => {
    expect(
      ids({ ...newFormulaForm(), expression: 'total = max(last(a, year), prev(total)) / year + b' }),
    ).toEqual(['a', 'b']);
    expect(ids({ ...newFormulaForm(), expression: 'total = max * b' })).toEqual(['max', 'b']);
  });
});

describe('a new formula', () => {
  it('[TABLE-16] is the sum of foo and bar, two numbers in units, for the kind it was created for', () => {
    const formula = made({ ...newFormulaForm(), name: 'Sum' });
    const variable = (id: string) => ({ id, name: id, value: '0', units: 'units' });
    expect(formula).toEqual({
      id: 'formula_1',
      name: 'Sum',
      expression: 'total = foo + bar',
      allowedRels: ['service'],
      variables: [variable('foo'), variable('bar')],
    });
    expect(edited(saveFormula(template, formula)).data.formulas.at(-1)).toEqual(formula);
  });

  it('[VALID-12] needs the names right of the equals sign, once each, even while it cannot be parsed', () => {
    expect(ids({ ...newFormulaForm(), expression: 'total = a * (b + a) / 100 - ' })).toEqual(['a', 'b']);
    expect(expressionFault({ ...newFormulaForm(), expression: 'total = a +' })).toMatchObject({
      expected: 'operand',
      after: '+',
      column: 12,
    });
  });

  it.each([
    ['total = a ^ b', 'operator', 'a', 11],
    ['total = a b', 'operator', 'a', 11],
    ['total = a,5 * b', 'operator', 'a', 10],
    ['total = b * 1,5', 'operator', '1', 14],
    ['total = a * %', 'operand', '*', 13],
  ])('[VALID-13] has letters, digits and _ in its names: %s', (expression, expected, after, column) => {
    const form = { ...newFormulaForm(), name: 'Sum', expression };
    expect(expressionFault(form)).toMatchObject({ expected, after, column });
    expect(formulaFrom(template, form, 'service')).toBeNull();
  });

  it('[VALID-13] may have any script in its names, and keeps existing names, whatever they contain', () => {
    const cyrillic = { ...newFormulaForm(), name: 'Sum', expression: 'итог = цена_1 * a2 + 1.5' };
    expect(made(cyrillic).variables.map(({ id }) => id)).toEqual(['цена_1', 'a2']);
    const old = {
      ...made(cyrillic),
      expression: 'x = ticket price',
      variables: [{ id: 'ticket price', name: 'Price', value: '0' }],
    };
    expect(expressionFault(formOfFormula(old), old)).toBeNull();
  });

  it('[TABLE-16] [VALID-8] is incomplete without a name, a valid text, or units where it is not money', () => {
    const form = { ...newFormulaForm(), name: 'Sum' };
    const [foo] = variablesOf(form, 'en');
    if (!foo) throw new Error('there is no foo');
    const from = (one: FormulaForm) => formulaFrom(template, one, 'service');
    expect(from({ ...form, name: ' ' })).toBeNull();
    expect(from({ ...form, expression: 'total = (foo' })).toBeNull();
    expect(from(withVariable(form, { ...foo, units: ' ' }))).toBeNull();
    expect(from(withVariable(form, { ...foo, units: '', isCurrency: true }))?.variables[0]).toEqual({
      id: 'foo',
      name: 'foo',
      value: '0',
      isCurrency: true,
    });
    const read = from(withVariable(form, { ...foo, units: '', isReference: true, reference: 'period_days' }));
    expect(read?.variables[0]).toMatchObject({ isReference: true, reference: 'period_days' });
  });

  it('has percent as the units of a percentage, and keeps words beside the sign', () => {
    const form = { ...newFormulaForm(), name: 'Share', expression: 'total = share' };
    const [share] = variablesOf(form, 'en');
    if (!share) throw new Error('no such variable');
    const unitsOf = (units: string) =>
      made(withVariable(form, { ...share, units, isPercent: true })).variables[0]?.units;
    expect([share.units, unitsOf(share.units), unitsOf('% of sales')]).toEqual(['units', '%', '% of sales']);
  });

  it('remembers a variable that was removed and added again', () => {
    const form = formOfFormula(known('price_quantity'));
    const without = { ...form, expression: 'total = quantity' };
    expect(ids(without)).toEqual(['quantity']);
    const back = variablesOf({ ...without, expression: 'total = price * quantity' }, 'en')[0];
    expect(back).toMatchObject({ name: 'Price', isCurrency: true });
  });
});

describe('a changed formula', () => {
  const price = () => resourcesOf(template, 'section_sales')[0]?.flows[0]?.inputs ?? [];

  it('[TABLE-17] keeps the numbers of a renamed variable in every resource that uses it', () => {
    const form = formOfFormula(known('price_quantity'));
    const after = edited(saveFormula(template, made({ ...form, expression: 'total = price * pieces' })));
    for (const [index, resource] of resourcesOf(after, 'section_sales').entries()) {
      const before = resourcesOf(template, 'section_sales')[index]?.flows[0]?.inputs.map(({ data }) => data);
      expect(resource.flows[0]?.inputs.map(({ variableId }) => variableId)).toEqual(['price', 'pieces']);
      expect(resource.flows[0]?.inputs.map(({ data }) => data)).toEqual(before);
    }
  });

  it('[STATE-19] switches units between money and text, and updates those who had its units', () => {
    const form = formOfFormula(known('price_quantity'));
    const variables = variablesOf(form, 'en');
    const turned = variables.reduce(
      (one, variable) =>
        withVariable(
          one,
          variable.id === 'price'
            ? { ...variable, isCurrency: false, units: 'points' }
            : { ...variable, units: 'cups' },
        ),
      form,
    );
    const after = edited(saveFormula(template, made(turned)));
    const units = resourcesOf(after, 'section_sales')[0]?.flows[0]?.inputs.map((input) => input.units);
    expect(price().map((input) => input.units)).toEqual(['USD', 'units']);
    expect(units).toEqual(['points', 'cups']);
  });
});

describe('deleting a formula', () => {
  it('is refused while something is calculated by it', () => {
    expect(formulaUse(template, known('price_quantity'))).toEqual({
      why: 'used',
      by: usersOf(template, 'price_quantity'),
    });
    expect(usersOf(template, 'price_quantity')).toContain('Product sales');
  });

  it('[TABLE-18] is refused where a kind of resource has no other', () => {
    const without = resourcesOf(template, 'section_taxes').reduce(
      (before, tax) => edited(deleteResource(tax), before),
      template,
    );
    expect(formulaUse(without, known('rate'))).toEqual({ why: 'only' });
  });

  it('works otherwise, and can be undone', () => {
    expect(formulaUse(template, known('customers_check_visits'))).toBeNull();
    const after = edited(deleteFormula(known('customers_check_visits')));
    expect(formulaOf(after, 'customers_check_visits')).toBeUndefined();
  });
});
