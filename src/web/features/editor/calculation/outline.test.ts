// Tests the collapsible groups on the example's sheets.
import { describe, expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { outlineOf } from './outline.ts';

const { workbook } = compile(cafeTemplate());
if (!workbook) throw new Error('the example is sound');
const values = prepare(workbook).values(1);

function groups(sheetId: string): Readonly<Record<string, readonly string[]>> {
  const rows = previewSheet(workbook ?? never(), values, sheetId)?.rows ?? [];
  const labelOf = new Map(rows.map(({ id, label }) => [id, label || '(blank)']));
  const named = (id: string) => labelOf.get(id) ?? '';
  return Object.fromEntries(
    outlineOf(rows).map(({ ownerId, memberIds }) => [named(ownerId), memberIds.map(named)]),
  );
}

function never(): never {
  throw new Error('the example is sound');
}

describe('the groups of a sheet', () => {
  it('are the rows of each resource under its total', () => {
    const { 'Fit-out: closing book value': first, 'Espresso machine: closing book value': second } =
      groups('fixedassets');
    expect(first).toEqual([
      'Fit-out',
      'Fit-out',
      'Fit-out: bought to date',
      'Fit-out: fully depreciated cost',
      'Fit-out: opening book value',
      'Fit-out: depreciation',
      'Fit-out: property tax',
    ]);
    expect(second?.[0]).toBe('(blank)');
  });

  it('are the rows of a heading, whose total stays', () => {
    expect(groups('fixedassets')['Capital expenditure']).toEqual(['Fit-out', 'Espresso machine', '(blank)']);
    expect(groups('cf')['Investing activities']).toEqual(['Capital expenditure', '(blank)']);
  });

  it('[FIND-5] are the rows that the workbook collapses, once', () => {
    const { 'Income tax of the period': tax, ...others } = groups('is');
    expect(tax).toHaveLength(7);
    expect(Object.keys(others)).not.toContain('Income tax and losses carried forward');
  });

  it('are none where there is only text', () => {
    expect(Object.keys(groups('cover'))).toEqual(['Scenarios']);
    expect(Object.keys(groups('content'))).toEqual([
      'Model checks',
      'Alerts: what the business should look at',
      'Technical',
    ]);
  });
});
