// Tests that an assumption's provenance follows it wherever it goes.

import { describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { assumptionsOf, namesAt } from '../../provenance/assumptions.ts';
import { saveEditedResource } from '../../resources/form/edited-resource.ts';
import { formOfResource } from '../../resources/form/form-of-resource.ts';
import {
  change,
  type DocumentChange,
  type EditedTemplate,
  noHistory,
  redo,
  undo,
} from '../history/history.ts';
import { setFormula } from '../resources/apply-formula.ts';
import { formulasFor } from '../resources/formulas-for.ts';
import { cloneResource } from '../resources/new-resource.ts';
import { deleteResource, renameResource, setInput, setTerm } from '../resources/resource-edits.ts';
import { moveResource } from '../resources/resource-order.ts';
import { resourcesOf } from '../resources/resource-view.ts';
import { openingLines, setOpening } from './opening-balances.ts';
import {
  type AssumptionPlace,
  hasSource,
  isEmptyProvenance,
  type ProvenanceTexts,
  provenanceOf,
  setProvenance,
} from './provenance.ts';

const fresh = defaultTemplate({
  uuid: '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01',
  timestamp: 1_798_761_600_000,
  language: 'en',
  dateStart: '2027-01-01',
});

const menu: ProvenanceTexts = {
  source: 'Menu of 2026',
  owner: 'Ann',
  date: '2026-11-02',
  note: 'Without the terrace',
};
const nothing: ProvenanceTexts = { source: '', owner: '', date: '', note: '' };

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

const stepped = (template: Template, ...changes: readonly DocumentChange[]): EditedTemplate =>
  changes.reduce(change, { template, history: noHistory });

const resource = (template: Template, sectionId: ResourceSectionId, id: string) => {
  const found = resourcesOf(template, sectionId).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

describe('the provenance of an assumption', () => {
  it.each([price, rentDays, wacc])(
    'is said of $kind, read again as it was saved, and taken back',
    (place) => {
      const edited = stepped(fresh, setProvenance(place, 'it', menu));
      expect(provenanceOf(edited.template, place)).toEqual(menu);
      expect(readTemplate(JSON.parse(JSON.stringify(edited.template)))).toEqual({
        template: edited.template,
        faults: [],
        repairs: [],
      });
      const undone = undo(edited);
      expect(undone.template).toEqual(fresh);
      expect(provenanceOf(redo(undone).template, place)).toEqual(menu);
      expect(stepped(edited.template, setProvenance(place, 'it', nothing)).template).toEqual(fresh);
    },
  );

  it('can be given for an opening balance as well', () => {
    const place: AssumptionPlace = {
      kind: 'opening',
      sectionId: 'section_financing',
      resourceId: 'loan_1',
    };
    const loan = openingLines(fresh).flatMap((line) =>
      line.resource.id === 'loan_1' ? [{ line, text: '5000' }] : [],
    );
    const opened = stepped(fresh, setOpening(fresh, loan)).template;
    const sourced = stepped(opened, setProvenance(place, 'it', menu)).template;
    expect(provenanceOf(sourced, place)).toEqual(menu);
    expect(assumptionsOf(sourced).find((one) => one.place.kind === 'opening')?.provenance).toEqual(menu);
  });

  it('keeps unknown fields of the template, and removes empty ones', () => {
    const said = stepped(fresh, setProvenance(wacc, 'it', { ...nothing, owner: ' Ann ' })).template;
    expect(said.data.options.provenance).toEqual({ 'npv.wacc': { owner: 'Ann' } });
    const more = { ...said.data.options, provenance: { 'npv.wacc': { owner: 'Ann', page: 7 } } };
    const template = { ...said, data: { ...said.data, options: more } };
    const changed = stepped(template, setProvenance(wacc, 'it', nothing)).template;
    expect(changed.data.options.provenance).toEqual({ 'npv.wacc': { page: 7 } });
  });

  it('[SETUP-11] survives changes of the number, name and terms and moves with the resource, but not to another quantity', () => {
    const sourced = stepped(
      fresh,
      setProvenance(price, 'it', menu),
      setProvenance(rentDays, 'it', menu),
    ).template;
    const service = resource(sourced, sales, 'service_1');
    const input = service.flows[0]?.inputs[0];
    const amount = formulasFor(sourced, 'service').find(({ id }) => id === 'amount');
    if (!input || !amount) throw new Error('The template has changed.');
    const rent = resource(sourced, 'section_sga', 'sga_2');
    const changed = stepped(
      sourced,
      setInput(service, input, '30'),
      renameResource(service, 'Bread'),
      setTerm(rent, 'accountsReceivablePeriod', '45'),
    ).template;
    expect(provenanceOf(changed, price)).toEqual(menu);
    expect(provenanceOf(changed, rentDays)).toEqual(menu);
    const atCosts = stepped(
      changed,
      moveResource(service, { rel: 'cos', sectionId: 'section_cos' }),
    ).template;
    expect(provenanceOf(atCosts, { ...price, sectionId: 'section_cos' })).toEqual(menu);
    const before = formOfResource(service);
    const flows = before.flows.map((flow) => ({ ...flow, values: { ...flow.values, price: '31' } }));
    const saved = saveEditedResource({
      template: sourced,
      resource: service,
      before,
      after: { ...before, flows },
      scenario: 0,
    });
    if (!saved) throw new Error('The form is right.');
    expect(provenanceOf(stepped(sourced, saved).template, price)).toEqual(menu);
    // The numbers of a price become those of an amount, which has no provenance of its own.
    const formed = stepped(sourced, setFormula(sourced, service, 0, amount));
    expect(provenanceOf(formed.template, { ...price, variableId: 'amount' })).toEqual(nothing);
    expect(provenanceOf(undo(formed).template, price)).toEqual(menu);
  });

  it('[SETUP-11] is copied with a clone, and is deleted and restored with the resource', () => {
    const sourced = stepped(fresh, setProvenance(price, 'it', menu)).template;
    const service = resource(sourced, sales, 'service_1');
    const cloned = stepped(sourced, cloneResource(sourced, service)).template;
    const copy = resourcesOf(cloned, sales)[1];
    expect(provenanceOf(cloned, { ...price, resourceId: copy?.id ?? '' })).toEqual(menu);
    const deleted = stepped(sourced, deleteResource(service));
    expect(provenanceOf(deleted.template, price)).toEqual(nothing);
    expect(provenanceOf(undo(deleted).template, price)).toEqual(menu);
  });

  it('needs a source or a note; an owner or a date alone is not enough', () => {
    expect([menu, { ...nothing, note: 'Own estimate' }].map(hasSource)).toEqual([true, true]);
    expect(hasSource({ ...nothing, owner: 'Ann', date: '2026-11-02' })).toBe(false);
    expect([isEmptyProvenance(nothing), isEmptyProvenance({ ...nothing, owner: 'Ann' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the list of assumptions', () => {
  it('contains every typed number, and none that is taken from another row', () => {
    const names = assumptionsOf(fresh).map(({ resourceName, name }) => `${resourceName}: ${name}`);
    expect(names).toContain('Product sales: Price');
    expect(names).toContain('Materials: Share');
    // The share refers to another row, and the loan has no opening balance.
    expect(assumptionsOf(fresh).filter(({ resourceName }) => resourceName === 'Materials')).toHaveLength(1);
    expect(assumptionsOf(fresh).some(({ place }) => place.kind === 'opening')).toBe(false);
  });

  it('[SETUP-11] distinguishes paying in from paying back, though both have the same name', () => {
    const amounts = assumptionsOf(fresh).filter(
      ({ place, name }) => place.kind === 'input' && place.resourceId === 'loan_1' && name === 'Amount',
    );
    expect(amounts.map(({ flow }) => flow)).toEqual(['drawdown', 'repayment']);
    for (const { place, resourceName, name, flow } of assumptionsOf(fresh)) {
      expect(namesAt(fresh, place)).toEqual({ place, resourceName, name, flow });
    }
    expect(namesAt(fresh, price).flow).toBeNull();
    // The workbook shows beside each number what it is and where it comes from.
    const labels = compile(fresh)
      .workbook?.sheets.find(({ id }) => id === 'assumptions')
      ?.rows.flatMap(({ id, label }) => (id.includes('@loan_1') ? [label] : []));
    expect(labels?.filter((label) => label.endsWith(': Amount'))).toHaveLength(2);
    expect(new Set(labels).size).toBe(labels?.length);
  });

  it('leaves out what is disabled, and gives each entry a unique id', () => {
    const sections = fresh.data.sections.map((section) =>
      section.id === 'section_npv' ? { ...section, isEnabled: false } : section,
    );
    const without = assumptionsOf({ ...fresh, data: { ...fresh.data, sections } });
    expect(assumptionsOf(fresh).length - without.length).toBe(3);
    const ids = assumptionsOf(fresh).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
