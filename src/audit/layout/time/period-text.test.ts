// Headers as people write them, and the periods they denote.
import { describe, expect, it } from 'vitest';
import { textMark } from './period-text.ts';

const year = (at: number) => ({ kind: 'year', at, step: 'year' });
const quarter = (at: number, number: number) => ({
  kind: 'quarter',
  at: at * 4 + number - 1,
  step: 'quarter',
});
const month = (at: number, number: number) => ({ kind: 'month', at: at * 12 + number - 1, step: 'month' });
const numbered = (at: number, step: string) => ({ kind: 'numbered', at, step });

describe('textMark', () => {
  it.each([
    ['2027', year(2027)],
    ['2027A', year(2027)],
    ['2027E', year(2027)],
    ['FY2027', year(2027)],
    ['FY27', year(2027)],
    ['2027 год', year(2027)],
    ['2027 г.', year(2027)],
    ['2027 прогноз', year(2027)],
    ['Q1 2027', quarter(2027, 1)],
    ['Q1 _27', quarter(2027, 1)],
    ['4Q27', quarter(2027, 4)],
    ['2027 Q3', quarter(2027, 3)],
    ['1 кв. 2027', quarter(2027, 1)],
    ['II кв. 2027 г.', quarter(2027, 2)],
    ['Jan_2027', month(2027, 1)],
    ['Dec-27', month(2027, 12)],
    ['September 2027', month(2027, 9)],
    ['2027-02', month(2027, 2)],
    ['03.2027', month(2027, 3)],
    ['янв 2027', month(2027, 1)],
    ['Март 2027', month(2027, 3)],
    ['Feb', numbered(2, 'month')],
    ['Май', numbered(5, 'month')],
    ['Q2', numbered(2, 'quarter')],
    ['Year 3', numbered(3, 'year')],
    ['Месяц 12', numbered(12, 'month')],
    ['5 год', numbered(5, 'year')],
    ['Period 7', numbered(7, 'unknown')],
  ])('reads %s', (text, mark) => {
    expect(textMark(text)).toEqual(mark);
  });

  it.each(['Revenue', '', 'Total 2027 and 2028', 'Room 101b', '13.2027', 'USD', 'Marketing', 'Мая 45 дней'])(
    'sees no period in %s',
    (text) => {
      expect(textMark(text)).toBeNull();
    },
  );
});
