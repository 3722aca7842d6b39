// The words of receipts, on the page, in the PDF and in emails; {placeholders} are filled in.
import type { Language } from '#language/language.ts';

const english = {
  title: 'Receipt',
  order: 'Order',
  paidOn: 'Date',
  buyer: 'Sold to',
  seller: 'Sold by',
  bought: 'Item',
  template: '{name}: financial model as a spreadsheet',
  plan: '{name}: subscription for one month',
  period: 'Period',
  amount: 'Amount',
  tax: 'Tax',
  total: 'Total',
  refunded: 'Refunded on {date}',
  refundedUndated: 'Refunded',
  kept: 'Paid after the refund',
  states: { paid: 'Paid', refunded: 'Refunded', disputed: 'Disputed' },
  disputedNote: 'The bank was asked to take this payment back, and has not decided yet.',
  disputeLostNote: 'The bank has taken this payment back: the money went back to the buyer’s bank.',
  testNote: 'This was a test payment: nobody was charged.',
  asPdf: 'Save as PDF',
  toApp: 'Go to Modelwright',
} as const;

export type ReceiptTexts = { readonly [Name in Exclude<keyof typeof english, 'states'>]: string } & {
  readonly states: { readonly [State in keyof (typeof english)['states']]: string };
};

const russian: ReceiptTexts = {
  title: 'Квитанция об оплате',
  order: 'Заказ',
  paidOn: 'Дата',
  buyer: 'Покупатель',
  seller: 'Продавец',
  bought: 'Покупка',
  template: '{name}: финансовая модель в виде таблицы',
  plan: '{name}: подписка на месяц',
  period: 'Период',
  amount: 'Сумма',
  tax: 'Налог',
  total: 'Итого',
  refunded: 'Возвращено {date}',
  refundedUndated: 'Возвращено',
  kept: 'Оплачено с учётом возврата',
  states: { paid: 'Оплачено', refunded: 'Деньги возвращены', disputed: 'Платёж оспорен' },
  disputedNote: 'У банка попросили вернуть этот платёж; решения пока нет.',
  disputeLostNote: 'Банк отозвал этот платёж: деньги вернулись в банк покупателя.',
  testNote: 'Это тестовый платёж: деньги не списаны.',
  asPdf: 'Сохранить в PDF',
  toApp: 'Перейти в Modelwright',
};

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en: english, ru: russian };

/** In one pass, so that braces in what people wrote are left as they are. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
