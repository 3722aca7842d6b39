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
  testNote: 'This was a test payment: nobody was charged.',
  asPdf: 'Save as PDF',
  missing: 'There is no such receipt. Check that the address is complete.',
  noFile: 'There is no such file. Check that the address is complete.',
  revoked:
    'The buyer switched this link off. A new link to the spreadsheet can be made in the settings of Modelwright.',
  refundedFile: 'The money for this spreadsheet was given back, or is being asked back, so its link is off.',
  lostFile:
    'This spreadsheet is not kept here any more. A new link can be made in the settings of Modelwright, as long as the template is there.',
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
  testNote: 'Это тестовый платёж: деньги не списаны.',
  asPdf: 'Сохранить в PDF',
  missing: 'Такой квитанции нет. Проверьте, что адрес скопирован целиком.',
  noFile: 'Такого файла нет. Проверьте, что адрес скопирован целиком.',
  revoked: 'Покупатель отключил эту ссылку. Новую ссылку на таблицу можно получить в настройках Modelwright.',
  refundedFile: 'Деньги за эту таблицу возвращены или их возврат запрошен, поэтому ссылка отключена.',
  lostFile:
    'Эта таблица здесь больше не хранится. Пока шаблон есть, новую ссылку можно получить в настройках Modelwright.',
  toApp: 'Перейти в Modelwright',
};

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en: english, ru: russian };

/** In one pass, so that braces in what people wrote are left as they are. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
