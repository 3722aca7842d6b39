// Checks that the master check and the audit together detect every number pasted over a formula of the example.
import { expect, test, vi } from 'vitest';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { bankAudit } from './bank-audit.ts';
import { masterCheckOf } from './master-check.ts';
import { mutate } from './mutate.ts';
import { sampleCells } from './sample-cells.ts';

/** Each file is written and audited anew. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const model = calculate(cafeTemplate());
const sample = (count: number) => sampleCells(model.workbook, model.values, count, seed);

test('the sample comes from every sheet with formulas, and from every kind of column', () => {
  const cells = sample(200);
  expect(new Set(cells.map(({ sheet, address }) => `${sheet} ${address}`)).size).toBe(200);
  const calculated = model.workbook.sheets.filter(({ rows }) =>
    rows.some(({ constant, periods }) => [constant, periods].some((content) => content?.kind === 'formula')),
  );
  expect(new Set(cells.map(({ sheet }) => sheet))).toEqual(new Set(calculated.map(({ title }) => title)));
  expect(new Set(cells.map(({ kind }) => kind)).size).toBe(4);
});

test('a pasted number is in the file without its formula, and what reads it has changed', () => {
  const { sheet, address } = masterCheckOf(model.workbook);
  const unbalanced = sample(2000).find(({ rowId, kind }) => rowId === 'bs.total_assets' && kind === 'period');
  if (!unbalanced) throw new Error('the sample has a balance');
  const [mutant] = mutate(model, [unbalanced], () => []);
  const cells = readCells(mutant?.file ?? new Uint8Array());
  const pasted = cells.get(unbalanced.sheet)?.get(unbalanced.address);
  expect(pasted).toMatchObject({ formula: null, content: unbalanced.value * 1.1 + 1 });
  expect(mutant).toMatchObject({ isMasterCheckRed: true, rulesThere: [] });
  expect(cells.get(sheet)?.get(address)).toMatchObject({ content: 1 });
});

test('a number pasted over any formula is noticed', () => {
  const unnoticed = [...mutate(model, sample(effort.mutants), bankAudit)].flatMap((mutant) => {
    const { cell, isMasterCheckRed, rulesThere, rulesElsewhere } = mutant;
    const isNoticed = isMasterCheckRed || rulesThere.length + rulesElsewhere.length > 0;
    return isNoticed ? [] : [`${cell.sheet} ${cell.address}`];
  });
  expect(unnoticed).toEqual([]);
});
