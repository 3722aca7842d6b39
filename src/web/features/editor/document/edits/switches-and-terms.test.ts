// Tests what switching a sheet and changing a company-wide term do to the model.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { calculate } from '../../calculation/calculate.ts';
import { change, type DocumentChange, noHistory } from '../history/history.ts';
import { switchModule } from '../modules/module-edits.ts';
import { setInvestment, setMoneyUnits, setWorkingCapital } from './option-edits.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

function edited(...changes: readonly DocumentChange[]): Template {
  const after = changes.reduce((edit, wanted) => change(edit, wanted), { template, history: noHistory });
  expect(readToStore(after.template).faults).toEqual([]);
  return after.template;
}

const ask = (of: Template, sheetId: string) => ({
  template: of,
  sheetIds: [sheetId],
  scenario: 1,
  isComparing: false,
});

const sheetsOn = (of: Template) =>
  calculate(ask(of, 'cover')).result?.sheets.flatMap(({ id, isOn }) => (isOn ? [id] : []));

function firstOf(of: Template, sheetId: string, label: string): number | undefined {
  const rows = calculate(ask(of, sheetId)).result?.laidOut.get(sheetId)?.sheet.rows ?? [];
  return rows.find((row) => row.label === label && row.values.length > 0)?.values[0];
}

describe('a sheet', () => {
  it('leaves the workbook when it is switched off, and is still listed', () => {
    const after = edited(switchModule('module_fixedassets', 'Fixed assets', false));
    expect(sheetsOn(template)).toContain('fixedassets');
    expect(sheetsOn(after)).not.toContain('fixedassets');
    expect(calculate(ask(after, 'cover')).result?.sheets).toHaveLength(18);
  });

  it('[STATE-6] of charts switches its numbers with it, both ways', () => {
    const off = switchModule('module_charts', 'Charts', false);
    expect(sheetsOn(edited(off))).toHaveLength(15);
    expect(sheetsOn(edited(off, switchModule('module_charts', 'Charts', true)))).toHaveLength(17);
  });

  it('[GENERATE-17] of the charts’ numbers without its own switch is switched with the charts', () => {
    const bound: DocumentChange = {
      label: { message: { id: 'step.module-on' } },
      recipe: ({ data }) => {
        for (const module of data.modules) if (module.id === 'module_chartsdata') module.canSkip = false;
      },
    };
    const off = switchModule('module_charts', 'Charts', false);
    const on = switchModule('module_chartsdata', 'Chart data', true);
    expect(sheetsOn(edited(bound, off, on))).toEqual(sheetsOn(template));
    // With a switch of its own it is switched alone.
    expect(sheetsOn(edited(off, on))).toEqual(sheetsOn(template)?.filter((id) => id !== 'charts'));
  });
});

describe('company-wide terms', () => {
  it('leave nothing receivable when everyone pays at once', () => {
    expect(firstOf(template, 'wc', 'Product sales: receivable')).toBeGreaterThan(0);
    const after = edited(setWorkingCapital('accountsReceivablePeriod', '0'));
    expect(firstOf(after, 'wc', 'Product sales: receivable')).toBe(0);
  });

  it('include investor expectations and how money is shown', () => {
    const after = edited(setInvestment('wacc', '15'), setMoneyUnits('thousand'));
    expect(after.data.options.modules.npv.wacc).toBe('15');
    expect(after.moneyUnits).toBe('thousand');
  });
});
