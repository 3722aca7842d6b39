// Tests the opening balances against typed amounts and the resulting balance sheet.
import { describe, expect, it } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { amountText } from '../checks/amount-text.ts';
import { change, noHistory, undo } from '../history/history.ts';
import { openingLines, openingSums, setOpening } from './opening-balances.ts';

const fresh = defaultTemplate({
  uuid: '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01',
  timestamp: 1_798_761_600_000,
  language: 'en',
  dateStart: '2027-01-01',
});

/** Equipment, founders, bank loan, in the order of the template. */
function opened(template: Template, texts: Readonly<Record<string, string>>) {
  const lines = openingLines(template);
  const step = setOpening(
    template,
    lines.map((line) => ({ line, text: texts[line.resource.id] ?? line.text })),
  );
  return change({ template, history: noHistory }, step);
}

function openingBalance(template: Template, row: string): number | undefined {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('The template has no workbook.');
  return evaluate(workbook, 1).row(`bs.${row}`)[0];
}

describe('opening balances', () => {
  it('are asked for fixed assets, loans and capital, and for nothing that is disabled', () => {
    expect(openingLines(fresh).map(({ resource, kind, text }) => [resource.name, kind, text])).toEqual([
      ['Equipment', 'asset', ''],
      ['Founders', 'capital', ''],
      ['Bank loan', 'loan', ''],
    ]);
    const modules = fresh.data.modules.map((module) =>
      module.id === 'module_fixedassets' ? { ...module, isEnabled: false } : module,
    );
    const without = { ...fresh, data: { ...fresh.data, modules } };
    expect(openingLines(without).map(({ kind }) => kind)).toEqual(['capital', 'loan']);
  });

  it('[SETUP-7] leave the cash that makes the balance sheet balance', () => {
    const { template } = opened(fresh, { fixedasset_1: '70000', equity_1: '60000.5', loan_1: '20000' });
    expect(openingSums(openingLines(template))).toEqual({
      assets: 70_000,
      owed: 0,
      loans: 20_000,
      capital: 60_000.5,
      cash: 10_000.5,
    });
    expect(openingBalance(template, 'cash')).toBe(10_000.5);
    expect(openingBalance(template, 'fixed_assets')).toBe(70_000);
    expect(openingBalance(template, 'debt')).toBe(20_000);
    expect(openingBalance(template, 'total_assets')).toBe(80_000.5);
    expect(openingBalance(template, 'total_liabilities_equity')).toBe(80_000.5);
  });

  it('are read back as saved, and undo reverts all of them at once', () => {
    const edited = opened(fresh, { fixedasset_1: '70000', loan_1: '70000' });
    expect(readTemplate(JSON.parse(JSON.stringify(edited.template))).template).toEqual(edited.template);
    expect(undo(edited).template).toEqual(fresh);
    const changed = opened(edited.template, { loan_1: '80000' }).template;
    expect(openingLines(changed).map(({ text }) => text)).toEqual(['70000', '', '80000']);
    const emptied = opened(changed, { loan_1: '', fixedasset_1: '' }).template;
    expect(openingSums(openingLines(emptied)).cash).toBe(0);
    expect(openingBalance(emptied, 'total_assets')).toBe(0);
  });

  it('change nothing where nothing was typed', () => {
    expect(opened(fresh, {}).template).toBe(fresh);
  });

  it('[SETUP-7] of the company as a whole are kept apart, each only while it is typed', () => {
    const { template } = change(
      { template: fresh, history: noHistory },
      setOpening(fresh, [], { cash: '500', receivables: '310', payables: '200', lossPool: '100' }),
    );
    expect(template.data.options.opening).toEqual({
      ...{ cash: '500', receivables: '310', payables: '200', lossPool: '100' },
    });
    expect(openingBalance(template, 'cash')).toBe(500);
    // 500 + 310 − 200
    expect(openingBalance(template, 'retained_earnings')).toBe(610);
    const less = change(
      { template, history: noHistory },
      setOpening(template, [], { cash: '', lossPool: '' }),
    ).template;
    expect(less.data.options.opening).toEqual({ receivables: '310', payables: '200' });
    expect(openingBalance(less, 'cash')).toBe(-110);
    const none = setOpening(less, [], { receivables: '', payables: '' });
    expect(change({ template: less, history: noHistory }, none).template.data.options).toEqual(
      fresh.data.options,
    );
  });

  it('count what is owed to suppliers and customers for the cash that is left', () => {
    const sums = openingSums([
      { kind: 'asset', text: '310' },
      { kind: 'owed', text: '200' },
      { kind: 'owed', text: '50' },
      { kind: 'capital', text: '1000' },
    ]);
    expect(sums).toEqual({ assets: 310, owed: 250, loans: 0, capital: 1000, cash: 940 });
  });

  it('write sums as plain digits', () => {
    expect(amountText(0.1 + 0.2)).toBe('0.3');
    expect(amountText(1200)).toBe('1200');
    expect(amountText(-0.5)).toBe('-0.5');
  });
});
