// Tests that download names are accepted by file systems and old clients.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['Coffee shop', 'attachment; filename="Coffee shop.xlsx"; filename*=UTF-8\'\'Coffee%20shop.xlsx'],
  ['a "b" \\ c/d', 'attachment; filename="a b c d.xlsx"; filename*=UTF-8\'\'a%20b%20c%20d.xlsx'],
  ['..', 'attachment; filename="model.xlsx"; filename*=UTF-8\'\'model.xlsx'],
  ["it's (new)*", "attachment; filename=\"it's (new).xlsx\"; filename*=UTF-8''it%27s%20%28new%29.xlsx"],
  ['Кофе', 'attachment; filename="model.xlsx"; filename*=UTF-8\'\'%D0%9A%D0%BE%D1%84%D0%B5.xlsx'],
])('%j', (title, header) => {
  expect(contentDisposition(title)).toBe(header);
});

test('any title gives one plain header line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      expect(contentDisposition(title)).toMatch(
        /^attachment; filename="[ !#-.0-[\]-~]{1,200}\.xlsx"; filename\*=UTF-8''[\w%.!~-]+\.xlsx$/,
      );
    }),
  );
});
