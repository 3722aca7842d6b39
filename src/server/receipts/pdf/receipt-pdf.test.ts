// Tests that the PDF of a receipt holds its text in both alphabets, to be read, selected and searched.
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { receiptContent } from '../words/receipt-content.ts';
import type { ReceiptFacts } from '../words/receipt-facts.ts';
import { receiptPdf } from './receipt-pdf.ts';

const facts: ReceiptFacts = {
  orderId: '3f0c8a52-6f9e-4a71-9a3f-2b1d7c1f4e10',
  email: 'buyer@example.com',
  kind: 'template',
  state: 'paid',
  name: 'Кофейня «У дома»',
  paidAt: Date.UTC(2026, 10, 27),
  period: null,
  currency: 'usd',
  amount: 2900,
  tax: 483,
  refunded: 0,
  refundedAt: null,
  isDisputeLost: false,
  isTest: false,
  seller: ['Example Ltd'],
  language: 'ru',
};

/** Every text that is shown, read by what each font says its glyphs mean. */
function textsOf(pdf: Buffer): string[] {
  const parts = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(
    ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const [plain, bold] = parts
    .filter((part) => part.includes('beginbfchar'))
    .map(
      (part) =>
        new Map([...part.matchAll(/^<(\w{4})> <(\w{4})>$/gm)].map(([, glyph, code]) => [glyph, code])),
    );
  const [content = ''] = parts;
  return [...content.matchAll(/\/(Plain|Bold) .*<(\w*)> Tj/g)].map(([, font, glyphs = '']) =>
    (glyphs.match(/\w{4}/g) ?? [])
      .map((glyph) =>
        String.fromCharCode(Number.parseInt((font === 'Plain' ? plain : bold)?.get(glyph) ?? '', 16)),
      )
      .join(''),
  );
}

test('the text is that of the page', () => {
  const texts = textsOf(receiptPdf(receiptContent(facts)));
  expect(texts).toEqual([
    ...['Modelwright', 'Квитанция об оплате', 'Оплачено'],
    ...['Заказ', '3f0c8a52-6f9e-4a71-9a3f-2b1d7c1f4e10', 'Дата', '27 ноября 2026 г.'],
    ...['Покупатель', 'buyer@example.com', 'Продавец', 'Example Ltd', 'Покупка', 'Сумма', '29,00 $'],
    'Кофейня «У дома»: финансовая модель в виде таблицы',
    ...['Налог', '4,83 $', 'Итого', '33,83 $'],
  ]);
});

test('signs that the font lacks are question marks, and an endless name stays on the page', () => {
  const name = `茶 ${'x'.repeat(2000)}`;
  const texts = textsOf(receiptPdf(receiptContent({ ...facts, name })));
  expect(texts).toContain('?');
  expect(texts.filter((text) => text.startsWith('xx'))).toHaveLength(5);
  expect(texts.at(-1)).toBe('33,83 $');
});

test('what was given back stands below what was paid', () => {
  const refund = { state: 'refunded', refunded: 3383, refundedAt: Date.UTC(2026, 11, 3) } as const;
  const texts = textsOf(receiptPdf(receiptContent({ ...facts, ...refund, language: 'en' })));
  expect(texts.slice(-6)).toEqual([
    ...['Total', '$33.83', 'Refunded on December 3, 2026', '−$33.83', 'Paid after the refund', '$0.00'],
  ]);
});
