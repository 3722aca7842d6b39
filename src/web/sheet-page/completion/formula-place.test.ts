// Tests where the caret, written as a bar, is found to be in a formula.
import { describe, expect, test } from 'vitest';
import { begunName, openCall } from './formula-place.ts';

const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

describe('the name that is being typed', () => {
  test.each([
    ['=su|', 'su'],
    ['=1+SUM(av|', 'av'],
    ['=A1*сум|)', 'сум'],
    ['=LOG1|', 'LOG1'],
    ['=ERROR.T|', 'ERROR.T'],
    ['=su|(A1)', 'su'],
    ['=|', null],
    ['su|', null],
    ['=s|um', null],
    ['="su|', null],
    ['=$A|', null],
    ["='Cash flow'!s|", null],
    ['=12e|', null],
    ['=#N|', null],
  ])('%s', (marked, name) => {
    const { text, caret } = at(marked);
    expect(begunName(text, caret)?.text ?? null).toBe(name);
  });

  test('a bracket behind it makes it a call already', () => {
    expect(begunName('=su(A1)', 3)).toEqual({ at: 1, end: 3, text: 'su', isCall: true });
  });
});

describe('the call that is open', () => {
  test.each([
    ['=SUM(|', false, 'SUM', 0],
    ['=SUMIF(A1:A9,"a,(b",|', false, 'SUMIF', 2],
    ['=IF(SUM(A1,B1)>2,ROUND(1.5,|', false, 'ROUND', 1],
    ['=IF(SUM(A1,B1)>2,|', false, 'IF', 1],
    ['=IF((A1+|', false, null, 0],
    ['=ROUND(1,5;|', true, 'ROUND', 1],
    ['=СУММ(A1;B1;|', true, 'СУММ', 2],
    ['=MMULT({1,2;3,4},|', false, 'MMULT', 1],
    ['=SUM(A1)|', false, null, 0],
    ['SUM(|', false, null, 0],
  ])('%s', (marked, hasCommas, name, place) => {
    const { text, caret } = at(marked);
    expect(openCall(text, caret, hasCommas)).toEqual(name === null ? null : { name, place });
  });
});
