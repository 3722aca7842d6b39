// Holds what is said of an assumption to the assumption itself, wherever it goes.
import { describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { assumptionsOf, namesAt } from '../../provenance/assumptions.ts';
import { saveEdited } from '../../resources/form/edited-resource.ts';
import { draftOf } from '../../resources/form/form-of-resource.ts';
import { type Change, change, type Edited, noHistory, redo, undo } from '../history/history.ts';
import { cloneResource, formulasFor } from '../resources/new-resource.ts';
import {
  deleteResource,
  renameResource,
  setFormula,
  setInput,
  setTerm,
} from '../resources/resource-edits.ts';
import { moveResource } from '../resources/resource-order.ts';
import { resourcesOf } from '../resources/resource-view.ts';
import { openingLines, setOpening } from './opening-balances.ts';
import { type AssumptionPlace, hasSource, isSilent, setTold, type Told, toldOf } from './provenance.ts';

const fresh = defaultTemplate({
  uuid: '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01',
  timestamp: 1_798_761_600_000,
  language: 'en',
  dateStart: '2027-01-01',
});

const menu: Told = { source: 'Menu of 2026', owner: 'Ann', date: '2026-11-02', note: 'Without the terrace' };
const nothing: Told = { source: '', owner: '', date: '', note: '' };

const sales = 'section_sales';
const price: AssumptionPlace = {
  kind: 'input',
  sectionId: sales,
  resourceId: 'service_1',
  flowIndex: 0,
  variableId: 'price',
};
const rentDays: AssumptionPlace = {
  kind: 'term',
  sectionId: 'section_sga',
  resourceId: 'sga_2',
  term: 'accountsReceivablePeriod',
};
const wacc: AssumptionPlace = { kind: 'option', group: 'npv', key: 'wacc' };

const stepped = (template: Template, ...changes: readonly Change[]): Edited =>
  changes.reduce(change, { template, history: noHistory });

const resource = (template: Template, sectionId: string, id: string) => {
  const found = resourcesOf(template, sectionId).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

describe('where an assumption comes from', () => {
  it.each([price, rentDays, wacc])(
    'is said of $kind, read again as it was saved, and taken back',
    (place) => {
      const edited = stepped(fresh, setTold(place, 'it', menu));
      expect(toldOf(edited.template, place)).toEqual(menu);
      expect(readTemplate(JSON.parse(JSON.stringify(edited.template)))).toEqual({
        template: edited.template,
        faults: [],
        repairs: [],
      });
      const undone = undo(edited);
      expect(undone.template).toEqual(fresh);
      expect(toldOf(redo(undone).template, place)).toEqual(menu);
      expect(stepped(edited.template, setTold(place, 'it', nothing)).template).toEqual(fresh);
    },
  );

  it('is said of an opening balance as well', () => {
    const place: AssumptionPlace = {
      kind: 'opening',
      sectionId: 'section_financing',
      resourceId: 'loan_1',
    };
    const loan = openingLines(fresh).flatMap((line) =>
      line.resource.id === 'loan_1' ? [{ line, text: '5000' }] : [],
    );
    const opened = stepped(fresh, setOpening(fresh, loan)).template;
    const told = stepped(opened, setTold(place, 'it', menu)).template;
    expect(toldOf(told, place)).toEqual(menu);
    expect(assumptionsOf(told).find((one) => one.place.kind === 'opening')?.told).toEqual(menu);
  });

  it('keeps what else a template says there, and leaves out what is empty', () => {
    const said = stepped(fresh, setTold(wacc, 'it', { ...nothing, owner: ' Ann ' })).template;
    expect(said.data.options.provenance).toEqual({ 'npv.wacc': { owner: 'Ann' } });
    const more = { ...said.data.options, provenance: { 'npv.wacc': { owner: 'Ann', page: 7 } } };
    const template = { ...said, data: { ...said.data, options: more } };
    const changed = stepped(template, setTold(wacc, 'it', nothing)).template;
    expect(changed.data.options.provenance).toEqual({ 'npv.wacc': { page: 7 } });
  });

  it('[SETUP-11] stays when the number, the name or the terms change, goes along with a move, and not over to another quantity', () => {
    const told = stepped(fresh, setTold(price, 'it', menu), setTold(rentDays, 'it', menu)).template;
    const item = resource(told, sales, 'service_1');
    const input = item.flows[0]?.inputs[0];
    const amount = formulasFor(told, 'service').find(({ id }) => id === 'amount');
    if (!input || !amount) throw new Error('The template has changed.');
    const rent = resource(told, 'section_sga', 'sga_2');
    const changed = stepped(
      told,
      setInput(item, input, '30'),
      renameResource(item, 'Bread'),
      setTerm(rent, 'accountsReceivablePeriod', '45'),
    ).template;
    expect(toldOf(changed, price)).toEqual(menu);
    expect(toldOf(changed, rentDays)).toEqual(menu);
    const atCosts = stepped(changed, moveResource(item, { rel: 'cos', sectionId: 'section_cos' })).template;
    expect(toldOf(atCosts, { ...price, sectionId: 'section_cos' })).toEqual(menu);
    const before = draftOf(item);
    const flows = before.flows.map((flow) => ({ ...flow, values: { ...flow.values, price: '31' } }));
    const saved = saveEdited({
      template: told,
      resource: item,
      before,
      after: { ...before, flows },
      scenario: 0,
    });
    if (!saved) throw new Error('The form is right.');
    expect(toldOf(stepped(told, saved).template, price)).toEqual(menu);
    // The numbers of a price become those of an amount, of which the menu says nothing.
    const formed = stepped(told, setFormula(told, item, 0, amount));
    expect(toldOf(formed.template, { ...price, variableId: 'amount' })).toEqual(nothing);
    expect(toldOf(undo(formed).template, price)).toEqual(menu);
  });

  it('[SETUP-11] is copied with a clone, and goes and comes back with the resource', () => {
    const told = stepped(fresh, setTold(price, 'it', menu)).template;
    const item = resource(told, sales, 'service_1');
    const cloned = stepped(told, cloneResource(told, item)).template;
    const copy = resourcesOf(cloned, sales)[1];
    expect(toldOf(cloned, { ...price, resourceId: copy?.id ?? '' })).toEqual(menu);
    const deleted = stepped(told, deleteResource(item));
    expect(toldOf(deleted.template, price)).toEqual(nothing);
    expect(toldOf(undo(deleted).template, price)).toEqual(menu);
  });

  it('is a source or a note; an owner or a date alone does not say it', () => {
    expect([menu, { ...nothing, note: 'Own estimate' }].map(hasSource)).toEqual([true, true]);
    expect(hasSource({ ...nothing, owner: 'Ann', date: '2026-11-02' })).toBe(false);
    expect([isSilent(nothing), isSilent({ ...nothing, owner: 'Ann' })]).toEqual([true, false]);
  });
});

describe('the list of assumptions', () => {
  it('holds every number that somebody typed, and none that is taken from another row', () => {
    const names = assumptionsOf(fresh).map(({ ofName, name }) => `${ofName}: ${name}`);
    expect(names).toContain('Product sales: Price');
    expect(names).toContain('Materials: Share');
    // What the share is taken of is a reference, and the loan has no opening balance.
    expect(assumptionsOf(fresh).filter(({ ofName }) => ofName === 'Materials')).toHaveLength(1);
    expect(assumptionsOf(fresh).some(({ place }) => place.kind === 'opening')).toBe(false);
  });

  it('[SETUP-11] tells what is paid in from what is paid back, though both are called the same', () => {
    const amounts = assumptionsOf(fresh).filter(
      ({ place, name }) => place.kind === 'input' && place.resourceId === 'loan_1' && name === 'Amount',
    );
    expect(amounts.map(({ flow }) => flow)).toEqual(['drawdown', 'repayment']);
    for (const { place, ofName, name, flow } of assumptionsOf(fresh)) {
      expect(namesAt(fresh, place)).toEqual({ place, ofName, name, flow });
    }
    expect(namesAt(fresh, price).flow).toBeNull();
    // The workbook says beside each number what it is, and where it comes from.
    const labels = compile(fresh)
      .workbook?.sheets.find(({ id }) => id === 'assumptions')
      ?.rows.flatMap(({ id, label }) => (id.includes('@loan_1') ? [label] : []));
    expect(labels?.filter((label) => label.endsWith(': Amount'))).toHaveLength(2);
    expect(new Set(labels).size).toBe(labels?.length);
  });

  it('leaves out what is switched off, and tells every one from every other', () => {
    const sections = fresh.data.sections.map((section) =>
      section.id === 'section_npv' ? { ...section, isEnabled: false } : section,
    );
    const without = assumptionsOf({ ...fresh, data: { ...fresh.data, sections } });
    expect(assumptionsOf(fresh).length - without.length).toBe(3);
    const ids = assumptionsOf(fresh).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
