// Tests which columns a traced number names: none for a single figure that is worked out.
import { expect, test } from 'vitest';
import type { TracedCell } from '#render/html/trace.ts';
import { namedColumns } from './named-columns.ts';

const cell = (
  column: TracedCell['place']['column'],
  isInput: boolean,
  columns: readonly string[],
): TracedCell => ({
  ...{ place: { rowId: 'row', column }, sheetId: 'dashboard', sheetTitle: 'Dashboard', label: 'Row' },
  ...{ columns, unit: '', texts: ['1'], isInput, resourceId: null },
});

test('a figure that is worked out is no constant; one that is typed and the periods are named', () => {
  expect(namedColumns(cell('constant', false, ['Constant']))).toEqual([]);
  expect(namedColumns(cell('constant', true, ['Constant']))).toEqual(['Constant']);
  expect(namedColumns(cell(0, false, ['Jan _2027']))).toEqual(['Jan 2027']);
  expect(namedColumns(cell('total', false, ['Total']))).toEqual(['Total']);
});
