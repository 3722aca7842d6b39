// Tests that exactly the rows the compiler would refuse are refused, and that a formula that reads a row finds an allowed one.
import { describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { withFormula } from '../../resources/form/change-form-formula.ts';
import { saveEditedResource } from '../../resources/form/edited-resource.ts';
import { formOfResource } from '../../resources/form/form-of-resource.ts';
import {
  emptyResourceForm,
  newResourceOf,
  nextResourceForm,
  withFlow,
} from '../../resources/form/resource-form.ts';
import { change, type DocumentChange, noHistory } from '../history/history.ts';
import { setFormula } from './apply-formula.ts';
import { addResources } from './new-resource.ts';
import { rowsReading } from './reference-cycles.ts';
import { namedTargets, rowTargets, targetResources } from './references.ts';
import { deleteResource, setReference } from './resource-edits.ts';
import { isMoveRefused, moveResource } from './resource-order.ts';
import { allResources, formulaOf, type ResourceView, resourcesOf } from './resource-view.ts';

const fresh = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const changed = (of: Template, wanted: DocumentChange): Template => {
  const { template } = change({ template: of, history: noHistory }, wanted);
  expect(readToStore(template).faults).toEqual([]);
  return template;
};

const cycles = (of: Template) =>
  compile(of).diagnostics.filter(({ message }) => message.includes('Circular reference'));

const found = (of: Template, id: string): ResourceView => {
  const resource = allResources(of).find((one) => one.id === id);
  if (!resource) throw new Error(`there is no ${id}`);
  return resource;
};

function shareOf(of: Template, id: string, target?: string): Template {
  const formula = formulaOf(of, 'share_of');
  if (!formula) throw new Error('no such formula');
  const taken = changed(of, setFormula(of, found(of, id), 0, formula));
  const base = found(taken, id).flows[0]?.inputs.find(({ isReference }) => isReference);
  if (!base) throw new Error(`${id} reads no row`);
  return target === undefined ? taken : changed(taken, setReference(found(taken, id), base, target));
}

const read = (of: Template, id: string) => {
  const base = found(of, id).flows[0]?.inputs.find(({ isReference }) => isReference);
  return base?.lookupId ?? base?.reference;
};

/** A service is a share of another, costs of sales one of the services, overheads one of the costs of sales. */
const chained = [
  ['service_2', 'service_1'],
  ['cos_1', 'service_2'],
  ['sga_1', 'section_cos'],
].reduce((of, [id = '', target]) => shareOf(of, id, target), fresh);

describe('the refused rows', () => {
  it.each(['service_1', 'service_2', 'cos_1', 'sga_1'])(
    '[TABLE-13] are those that would make a cycle of %s, and no others',
    (id) => {
      expect(cycles(chained)).toEqual([]);
      const { rel } = found(chained, id);
      const refused = rowsReading(chained, { id, rel, flowIndex: 0 });
      const resources = targetResources(chained);
      const rows = [...resources, ...resources.flatMap(rowTargets)].map((one) => one.id);
      expect(rows).toContain('sga_1.base');
      for (const target of [...namedTargets, ...rows]) {
        const isCycle = cycles(shareOf(chained, id, target)).length > 0;
        expect([target, refused.has(target)]).toEqual([target, isCycle]);
      }
    },
  );

  it('match a list made by hand: the first service of the chain is read by all of it', () => {
    const refused = rowsReading(chained, { id: 'service_1', rel: 'service', flowIndex: 0 });
    expect([...refused]).toEqual(
      expect.arrayContaining([
        'service_1',
        'service_2',
        'section_sales',
        'cos_1',
        'section_cos',
        'gross_profit',
        'sga_1',
        'section_sga',
      ]),
    );
    expect(refused.has('section_fixedassets') || refused.has('period_days')).toBe(false);
  });

  it('are the totals of its section for a resource not created yet', () => {
    const refused = rowsReading(fresh, { id: null, rel: 'service', flowIndex: 0 });
    expect(refused.has('section_sales') && refused.has('gross_profit')).toBe(true);
    expect(refused.has('service_1') || refused.has('section_fixedassets')).toBe(false);
  });
});

describe('a formula that reads another row', () => {
  it('[TABLE-13] reads another service when chosen for a service, and its default row otherwise', () => {
    const sold = shareOf(fresh, 'service_1');
    expect(read(sold, 'service_1')).toBe('service_2');
    expect(cycles(sold)).toEqual([]);
    expect(read(shareOf(fresh, 'sga_1'), 'sga_1')).toBe('section_sales');
  });

  it('finds a row when the service is the only one and its costs are a share of revenue', () => {
    const alone = changed(fresh, deleteResource(found(fresh, 'service_2')));
    const sold = shareOf(shareOf(alone, 'cos_1', 'section_sales'), 'service_1');
    // The costs of sales and one of the overheads are shares of revenue.
    expect(read(sold, 'service_1')).toBe('section_fixedassets');
    expect(cycles(sold)).toEqual([]);
  });

  it('[TABLE-13] does so in a form too, for existing and new resources', () => {
    const resource = found(fresh, 'service_1');
    const before = formOfResource(resource);
    const [flow] = before.flows;
    if (!flow) throw new Error('there is no flow');
    const reader = { id: 'service_1', rel: 'service', flowIndex: 0 } as const;
    const draft = withFlow(before, 0, withFormula(fresh, reader, flow, 'share_of'));
    const edit = saveEditedResource({ template: fresh, resource, before, after: draft, scenario: 0 });
    if (!edit) throw new Error('nothing was saved');
    expect(read(changed(fresh, edit), 'service_1')).toBe('service_2');

    const empty = emptyResourceForm(fresh, 'service');
    const taken = withFormula(fresh, { id: null, rel: 'service', flowIndex: 0 }, flow, 'share_of');
    for (const made of [withFlow(empty, 0, taken), nextResourceForm(fresh, withFlow(empty, 0, taken))]) {
      const wanted = newResourceOf(fresh, 'section_sales', { ...made, name: 'Tips' });
      if (!wanted) throw new Error('nothing was made');
      const { change: addition, ids } = addResources(fresh, [wanted]);
      const added = changed(fresh, addition);
      expect(read(added, ids[0] ?? '')).toBe('service_1');
      expect(cycles(added)).toEqual([]);
    }
  });

  it('keeps the chosen row when its formula is chosen again', () => {
    const chosen = shareOf(fresh, 'cos_1', 'service_2');
    expect(read(shareOf(chosen, 'cos_1'), 'cos_1')).toBe('service_2');
  });

  it('reads the formula’s own row when that is chosen again', () => {
    const other = shareOf(fresh, 'cos_1', 'service_2');
    const back = shareOf(other, 'cos_1', 'section_sales');
    expect(resourcesOf(back, 'section_cos')[0]?.flows[0]?.inputs.at(-1)?.lookupId).toBeNull();
  });
});

describe('a move', () => {
  it('[TABLE-13] is refused where the resource would be part of the total it reads', () => {
    const read = shareOf(fresh, 'sga_1', 'section_cos');
    const to = { rel: 'cos', sectionId: 'section_cos' } as const;
    expect(isMoveRefused(read, found(read, 'sga_1'), to)).toBe(true);
    expect(cycles(changed(read, moveResource(found(read, 'sga_1'), to)))).toHaveLength(1);
    expect(isMoveRefused(fresh, found(fresh, 'sga_1'), to)).toBe(false);
  });
});

const byId = (of: Template, id: string) => {
  const formula = formulaOf(of, id);
  if (!formula) throw new Error('no such formula');
  return formula;
};

describe('a step of a formula', () => {
  const contract = changed(fresh, setFormula(fresh, found(fresh, 'service_2'), 0, byId(fresh, 'contract')));

  it('[TABLE-13] may be read, and its readers are known', () => {
    expect(rowTargets(found(contract, 'service_2')).map(({ id }) => id)).toEqual([
      ...['service_2.value', 'service_2.progress', 'service_2.invoiced_share'],
      ...['service_2.earned', 'service_2.invoiced'],
    ]);
    const reading = shareOf(contract, 'cos_1', 'service_2.invoiced');
    expect(cycles(reading)).toEqual([]);
    expect(compile(reading).workbook).not.toBeNull();
  });

  it('[TABLE-13] is refused where it is worked out of the one that would read it', () => {
    const stepped = {
      ...contract,
      data: {
        ...contract.data,
        formulas: contract.data.formulas.map((formula) =>
          formula.id === 'share_of'
            ? {
                ...formula,
                expression: 'total = part',
                steps: [{ id: 'part', name: 'Part', expression: 'share * base' }],
              }
            : formula,
        ),
      },
    };
    const reading = shareOf(stepped, 'cos_1', 'service_1');
    const refused = rowsReading(reading, { id: 'cos_1', rel: 'cos', flowIndex: 0 });
    expect(refused.has('cos_1.part')).toBe(true);
    expect(cycles(shareOf(stepped, 'cos_1', 'cos_1.part'))).toHaveLength(1);
    expect(refused.has('service_2.earned')).toBe(false);
  });
});
