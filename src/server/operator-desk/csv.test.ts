// Tests that comma-separated values keep every text as text.
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('texts with commas, quotes and line ends stay one cell', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', 1.5, null])).toBe('a,"b,c","d""e","f\ng",1.5,\r\n');
});

test('nothing that somebody typed is calculated when the file is opened; numbers stay numbers', () => {
  expect(csvLine(['=1+1', '+a', '-a', '@a', '\ta', '=HYPERLINK("x","y")', -5])).toBe(
    `'=1+1,'+a,'-a,'@a,'\ta,"'=HYPERLINK(""x"",""y"")",-5\r\n`,
  );
  expect(csvLine([' =1', '\u200b=1', '\n@a', '＝1', 'a=1', 'Кафе'])).toBe(
    `' =1,'\u200b=1,"'\n@a",'＝1,a=1,Кафе\r\n`,
  );
});
