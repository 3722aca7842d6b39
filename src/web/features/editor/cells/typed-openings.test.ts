// Holds which openings are typed where they are shown, and that typing there changes what the opening balances say.
import { describe, expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { SheetId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { openingAmountsOf, openingLines, setOpening } from '../document/edits/opening-balances.ts';
import { change, noHistory } from '../document/history/history.ts';
import { typingChange } from './typed-cells.ts';
import { obstacleAt, typedColumns, typedPlace } from './typed-places.ts';

const empty = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const put = (template: Template, wanted: Parameters<typeof change>[1]) =>
  change({ template, history: noHistory }, wanted).template;

const opened = put(
  empty,
  setOpening(
    empty,
    openingLines(empty).map((line) => ({ line, text: line.kind === 'asset' ? '70000' : '15000' })),
    { cash: '9000' },
  ),
);

function rowsOf(sheetId: SheetId) {
  const { workbook } = compile(opened);
  if (!workbook) throw new Error('the model is not sound');
  return previewSheet(workbook, prepare(workbook).values(1), sheetId)?.rows ?? [];
}

const openings = (sheetId: SheetId) =>
  rowsOf(sheetId)
    .filter((row) => typedColumns(opened, row).has('zero'))
    .map(({ label, zero }) => `${label} ${zero}`);

function typeOpening(sheetId: SheetId, label: string, text: string): Template {
  const row = rowsOf(sheetId).find((one) => one.label === label && typedColumns(opened, one).has('zero'));
  const place = row && typedPlace(opened, 0, row, 'zero');
  const wanted = place && typingChange([{ ...place, text }], 'type');
  if (!wanted) throw new Error(`${label} is not typed in`);
  return put(opened, wanted);
}

const textOf = (template: Template, kind: string) =>
  openingLines(template).find((line) => line.kind === kind)?.text;

describe('an opening', () => {
  it('is typed in where it is shown', () => {
    expect([...openings('fixedassets'), ...openings('financing'), ...openings('bs')]).toEqual([
      'Equipment: bought to date 70,000.00',
      'Equipment: opening book value 70,000.00',
      'Equipment 70,000.00',
      'Founders: opening balance 15,000.00',
      'Bank loan: opening balance 15,000.00',
      'Bank loan 15,000.00',
      'Founders 15,000.00',
      'Cash 9,000.00',
    ]);
  });

  it('is calculated where it adds up others, and says so', () => {
    const total = rowsOf('bs').find(({ label }) => label === 'Total assets');
    expect(total && obstacleAt(opened, total, 'zero')).toBe('calculated');
  });

  it('is the number of the opening balances', () => {
    const after = typeOpening('fixedassets', 'Equipment: opening book value', '80000');
    expect(textOf(after, 'asset')).toBe('80000');
    expect(openingAmountsOf(typeOpening('bs', 'Cash', '7000')).cash).toBe('7000');
  });
});
