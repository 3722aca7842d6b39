// Tests what is offered for the word that is being written, where it is put, and which function it stands in.
import { expect, it } from 'vitest';
import { completed, completions, functionAround, type WrittenName, withWords } from './completion.ts';

const names = withWords([
  { id: 'price', name: 'Price', kind: 'variable' },
  { id: 'customers', name: 'Paying customers', kind: 'step' },
  { id: 'pr', name: '', kind: 'variable', isNew: true },
]);
const offered = (text: string, caret = text.length) => completions(text, caret, names).map(({ id }) => id);
const put = (text: string, id: string, caret = text.length) => {
  const name: WrittenName | undefined = names.find((one) => one.id === id);
  return name && completed(text, caret, name);
};

it('offers names, steps and functions that begin as the word does, or are called so', () => {
  expect(offered('total = pr')).toEqual(['price', 'prev']);
  expect(offered('total = 2 * PAY')).toEqual(['customers']);
  expect(offered('total = a + ye')).toEqual(['year']);
});

it('offers nothing for a whole name, a number, or in the middle of a word', () => {
  expect(offered('total = price')).toEqual([]);
  expect(offered('total = 12')).toEqual([]);
  expect(offered('total = price', 10)).toEqual([]);
  expect(offered('total = ')).toEqual([]);
});

it('puts a name in place of the word, and opens a function', () => {
  expect(put('total = cus * 2', 'customers', 11)).toEqual({ text: 'total = customers * 2', caret: 17 });
  expect(put('total = pr', 'prev')).toEqual({ text: 'total = prev(', caret: 13 });
  expect(put('total = pr(a)', 'prev', 10)).toEqual({ text: 'total = prev(a)', caret: 12 });
});

it('knows the function that the caret stands in', () => {
  expect(functionAround('total = max(a, ago(b, ', 22)).toBe('ago');
  expect(functionAround('total = max(a, ago(b, 2) + ', 27)).toBe('max');
  expect(functionAround('total = (a + ', 13)).toBeNull();
  expect(functionAround('total = max((a + ', 17)).toBe('max');
});
