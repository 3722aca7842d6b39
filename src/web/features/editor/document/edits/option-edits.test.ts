// Tests that settings saved together are one undo step.
import { describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { readToStore } from '#template/read-template.ts';
import { change, noHistory, undo } from '../history/history.ts';
import {
  returnChoicesOf,
  setDepreciationStart,
  setInvestmentTerms,
  setReturnChoices,
  setTimeline,
  setWorkingCapitalTerms,
} from './option-edits.ts';
import { setYearEnd } from './template-edits.ts';

const template = defaultTemplate({
  uuid: '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01',
  timestamp: 1_798_761_600_000,
  language: 'en',
  dateStart: '2027-01-01',
});
const start = { template, history: noHistory };

describe('settings that are saved together', () => {
  it('[SETUP-2] set the timeline in one step', () => {
    const edited = change(
      start,
      setTimeline({ dateStart: '2028-04-01', periodicity: 'year', periodCount: 5 }),
    );
    expect(edited.template.data.options.timing).toEqual({ dateStart: '2028-04-01', periodicity: 'year' });
    expect(edited.template.layout.cFcstColCount).toBe(5);
    expect(edited.history.past).toHaveLength(1);
    expect(undo(edited).template).toEqual(template);
  });

  it('leave unnamed parts of the timeline as they are', () => {
    const { template: after } = change(start, setTimeline({ periodCount: 24 }));
    expect(after.layout.cFcstColCount).toBe(24);
    expect(after.data.options.timing).toEqual(template.data.options.timing);
  });

  it('[SETUP-15] set the end of the fiscal year, alone or with the rest', () => {
    const alone = change(start, setYearEnd(3));
    expect(alone.template.data.options.timing).toEqual({ ...template.data.options.timing, yearEnd: 3 });
    const together = change(alone, setTimeline({ yearEnd: 12, periodCount: 24 }));
    expect(together.template.data.options.timing.yearEnd).toBe(12);
    expect(undo(undo(together)).template).toEqual(template);
  });

  it('[SETUP-17] set when depreciation begins, and leave what is usual out of the document', () => {
    const changed = change(start, setDepreciationStart('same'));
    expect(changed.template.data.options.depreciation).toEqual({ start: 'same' });
    expect(undo(changed).template).toEqual(template);
    const back = change(changed, setDepreciationStart('next'));
    expect(back.template.data.options.depreciation?.start).toBeUndefined();
    expect(change(start, setDepreciationStart('next')).history.past).toEqual([]);
  });

  it('are no step when nothing is changed', () => {
    const { dateStart, periodicity } = template.data.options.timing;
    const periodCount = template.layout.cFcstColCount;
    expect(change(start, setTimeline({ dateStart, periodicity, periodCount })).history.past).toEqual([]);
  });

  it('[SETUP-5] set working capital and investor expectations, each in one step', () => {
    const wc = {
      minCashBalance: '5',
      accountsReceivablePeriod: '40',
      inventoryPeriod: '15;20',
      accountsPayablePeriod: '',
    };
    const npv = { wacc: '17.5', tgr: '2', ebitda_multiple: '6' };
    const edited = change(change(start, setWorkingCapitalTerms(wc)), setInvestmentTerms(npv));
    expect(edited.template.data.options.wc).toEqual(wc);
    expect(edited.template.data.options.modules.npv).toEqual(npv);
    expect(edited.history.past).toHaveLength(2);
    expect(undo(undo(edited)).template).toEqual(template);
  });
});

describe('what the returns count', () => {
  it('is nothing beside the cash of the forecast in a new template', () => {
    expect(returnChoicesOf(template)).toEqual({ exit: 'none', isOpeningInvested: false });
  });

  it('is chosen one by one, or in one step with the terms', () => {
    const sold = change(start, setReturnChoices({ exit: 'multiple' }));
    expect(returnChoicesOf(sold.template)).toEqual({ exit: 'multiple', isOpeningInvested: false });
    const both = change(sold, setInvestmentTerms({ wacc: '15' }, { isOpeningInvested: true }));
    expect(both.template.data.options.modules.npv).toMatchObject({
      ...{ wacc: '15', exit: 'multiple', openingInvested: '1' },
    });
    expect(both.history.past).toHaveLength(2);
    expect(readToStore(both.template).faults).toEqual([]);
    expect(undo(undo(both)).template).toEqual(template);
  });

  it('leaves no trace when it is taken back', () => {
    const chosen = change(start, setReturnChoices({ exit: 'gordon', isOpeningInvested: true }));
    const back = change(chosen, setReturnChoices({ exit: 'none', isOpeningInvested: false }));
    expect(back.template).toEqual(template);
    expect(change(start, setReturnChoices({ exit: 'none' })).history.past).toEqual([]);
  });
});
