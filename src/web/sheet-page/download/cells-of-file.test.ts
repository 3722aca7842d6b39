// Tests that nothing is written into a file as a formula or an error that other programs would call damage.
import { expect, test } from 'vitest';
import { cellsOfFile } from './cells-of-file.ts';

const at = (column: number) => ({ sheet: 0, line: 1, column });
const formula = (text: string) => ({ kind: 'formula', formula: text }) as const;

test('formulas that cannot be read are written as the text that was typed, and their error as one that files have', () => {
  const sound = { ...at(1), content: formula('SUM(B1:C1)') };
  const typed = { ...at(4), content: { kind: 'value', value: 'words' } } as const;
  const edits = [
    sound,
    { ...at(2), content: formula('SUM(A1') },
    { ...at(3), content: formula('Lost!A1') },
    typed,
  ];
  const calculated = [
    { cell: at(1), value: { error: '#ERROR!' } },
    { cell: at(2), value: { error: '#ERROR!' } },
    { cell: at(5), value: { error: '#DIV/0!' } },
    { cell: at(6), value: 7 },
  ];
  expect(cellsOfFile({ edits, calculated }, ['Plan'])).toEqual({
    edits: [
      sound,
      { ...at(2), content: { kind: 'value', value: '=SUM(A1' } },
      { ...at(3), content: { kind: 'value', value: '=Lost!A1' } },
      typed,
    ],
    calculated: [
      { cell: at(1), value: { error: '#VALUE!' } },
      { cell: at(2), value: { error: '#VALUE!' } },
      { cell: at(5), value: { error: '#DIV/0!' } },
      { cell: at(6), value: 7 },
    ],
  });
});
