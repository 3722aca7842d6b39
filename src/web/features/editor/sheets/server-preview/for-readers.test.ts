// Tests which rows and columns of a sheet a reader sees.
import { expect, it } from 'vitest';
import { forReaders } from './for-readers.ts';
import type { ServerRow } from './server-rows.ts';

const row = (id: string, role: string, isHead: boolean, texts: readonly string[]): ServerRow => ({
  ...{ id, role, isHead, label: id },
  cells: texts.map((text, index) => ({ column: 'ABC'[index] ?? '', text })),
});

it('keeps the names of the columns, and the columns with anything in them', () => {
  const rows = [
    row('title', 'title', true, ['', '', '']),
    row('number', 'header', true, ['', '0', '1']),
    row('year', 'header', true, ['Constant', 'Opening', '2027']),
    row('sales', 'line', false, ['', '', '400']),
  ];
  const { rows: shown } = forReaders({ moduleId: 'is', rows });
  expect(shown.map(({ id, cells }) => [id, cells.map(({ text }) => text)])).toEqual([
    ['title', ['']],
    ['year', ['2027']],
    ['sales', ['400']],
  ]);
});

it('leaves the unit of the row of names out, which would stand there as the name of a column', () => {
  const cells = (unit: string, value: string) => [
    { column: 'H', text: unit },
    { column: 'J', text: value },
  ];
  const rows = [
    { ...row('year', 'header', true, []), cells: cells('year', '2027') },
    { ...row('sales', 'line', false, []), cells: cells('USD', '400') },
  ];
  const { rows: shown } = forReaders({ moduleId: 'is', rows });
  expect(shown.map(({ cells: of }) => of.map(({ text }) => text))).toEqual([
    ['', '2027'],
    ['USD', '400'],
  ]);
});
