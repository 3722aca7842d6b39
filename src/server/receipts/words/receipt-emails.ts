// The emails about a purchase: the receipt, the workbook that came later, and what happens if there will be none.
import type { Language } from '#language/language.ts';
import type { WrittenContent } from '#server/emails/email-queue.ts';
import { receiptContent } from './receipt-content.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { filled } from './receipt-texts.ts';

/** How it is with the workbook when the email is written: the address of its link, or why there is none. */
export type FileAnswer = WorkbookLink | 'later' | 'gone' | 'failed' | 'none';

interface WorkbookLink {
  /** Of the file to download. */
  readonly fileUrl: string;
  /** Where the same opens in the browser; null while it is not made. */
  readonly spreadsheetUrl: string | null;
}

export interface ReceiptLinks {
  readonly receipt: string;
  readonly settings: string;
}

interface EmailTexts {
  readonly subject: string;
  readonly thanks: string;
  readonly ready: string;
  readonly readyToOpen: string;
  readonly later: string;
  readonly gone: string;
  readonly failed: string;
  readonly cancel: string;
  readonly receipt: string;
  readonly getFile: string;
  readonly openSpreadsheet: string;
  readonly openReceipt: string;
  readonly openSettings: string;
  readonly fileSubject: string;
  readonly fileReady: string;
  readonly noFileSubject: string;
  readonly operatorSubject: string;
  readonly operator: string;
  readonly whatNext: string;
}

const english: EmailTexts = {
  subject: 'Receipt: {name}',
  thanks: 'Thank you! We have received your payment.',
  ready:
    'The spreadsheet is yours to keep: the model as it was when you paid. Anyone with its link can download it without signing in, so share it only with people who may have the model. You can turn the link off in the settings.',
  readyToOpen:
    'The spreadsheet is yours to keep: the model as it was when you paid. It opens in the browser, and can be downloaded for Excel. Anyone with its links can do so without signing in, so share them only with people who may have the model. You can turn the links off in the settings.',
  later: 'Your spreadsheet needs a little longer. We will email you its link as soon as it is ready.',
  gone: 'The template was deleted before its spreadsheet could be made, so there is none to send. If you did not mean this, restore the template from the deleted ones and make a link in the settings, or ask for your money back there within 14 days.',
  failed:
    'Your spreadsheet could not be made. Your payment and your order are recorded, and we have been told: we will send you the spreadsheet, or give you your money back. You need not do anything; to ask, reply to this email.',
  cancel:
    'The subscription renews automatically. You can cancel it at any time: choose “Manage subscription” in the settings. It then runs until the end of the period you have paid for.',
  receipt: 'You can print the receipt from its page, or save it as a PDF.',
  getFile: 'Download the spreadsheet',
  openSpreadsheet: 'Open the spreadsheet',
  openReceipt: 'Open the receipt',
  openSettings: 'Open the settings',
  fileSubject: 'Your spreadsheet: {name}',
  fileReady: 'The spreadsheet that you bought is ready.',
  noFileSubject: 'Your spreadsheet could not be made: {name}',
  operatorSubject: 'A buyer has no spreadsheet: order {order}',
  operator:
    'The spreadsheet of a paid order could not be made, and it will not be tried again automatically.\n{facts}',
  whatNext:
    'The buyer was told that you will send the spreadsheet or give the money back. Once the cause is fixed, a new link in the buyer’s settings makes it again.',
};

const russian: EmailTexts = {
  subject: 'Квитанция: {name}',
  thanks: 'Спасибо! Оплата получена.',
  ready:
    'Таблица остаётся у вас: это модель на момент оплаты. Скачать её по ссылке можно без входа, поэтому передавайте ссылку только тем, кому можно видеть модель. Отключить ссылку можно в настройках.',
  readyToOpen:
    'Таблица остаётся у вас: это модель на момент оплаты. Она открывается в браузере, её можно и скачать для Excel. Для этого по ссылкам не нужно входить, поэтому передавайте их только тем, кому можно видеть модель. Отключить ссылки можно в настройках.',
  later:
    'Подготовка таблицы займёт ещё немного времени. Как только она будет готова, ссылка придёт отдельным письмом.',
  gone: 'Шаблон был удалён раньше, чем удалось сделать таблицу, поэтому прислать нечего. Если так вышло случайно, восстановите шаблон из удалённых и получите ссылку в настройках или запросите там возврат денег в течение 14 дней.',
  failed:
    'Сделать таблицу не удалось. Ваша оплата и заказ сохранены, и мы об этом уже знаем: мы пришлём таблицу или вернём деньги. Вам ничего делать не нужно; если есть вопросы, ответьте на это письмо.',
  cancel:
    'Подписка продлевается автоматически. Отменить её можно в любой момент: выберите в настройках «Управлять подпиской». Она продолжит действовать до конца оплаченного периода.',
  receipt: 'Квитанцию можно распечатать с её страницы или сохранить в PDF.',
  getFile: 'Скачать таблицу',
  openSpreadsheet: 'Открыть таблицу',
  openReceipt: 'Открыть квитанцию',
  openSettings: 'Открыть настройки',
  fileSubject: 'Ваша таблица готова: {name}',
  fileReady: 'Таблица, которую вы купили, готова.',
  noFileSubject: 'Не удалось сделать таблицу: {name}',
  operatorSubject: 'Покупатель остался без таблицы: заказ {order}',
  operator:
    'Таблицу оплаченного заказа сделать не удалось, и автоматически она больше создаваться не будет.\n{facts}',
  whatNext:
    'Покупателю сказано, что вы пришлёте таблицу или вернёте деньги. Когда причина устранена, новая ссылка в настройках покупателя сделает таблицу заново.',
};

const texts: Readonly<Record<Language, EmailTexts>> = { en: english, ru: russian };

export function receiptEmail(facts: ReceiptFacts, file: FileAnswer, links: ReceiptLinks): WrittenContent {
  const words = texts[facts.language];
  const link = typeof file === 'object' ? linkWords(words, file) : null;
  const ofFile = typeof file === 'object' || file === 'none' ? [] : [words[file]];
  const isPlan = facts.kind === 'plan';
  return {
    kind: 'written',
    subject: filled(words.subject, { name: facts.name }),
    paragraphs: [
      ...[words.thanks, linesOf(facts)],
      ...(isPlan ? [words.cancel] : (link?.paragraphs ?? ofFile)),
      words.receipt,
    ],
    links: [
      ...(link?.links ?? []),
      { url: links.receipt, label: words.openReceipt },
      ...(isPlan ? [{ url: links.settings, label: words.openSettings }] : []),
    ],
  };
}

function linesOf(facts: ReceiptFacts): string {
  const { about, item, itemLabel, sums, sellerLabel, seller, notes } = receiptContent(facts);
  const lines = [...about, [itemLabel, item] as const, ...sums, [sellerLabel, seller.join(', ')] as const];
  return [...lines.map(([label, value]) => `${label}: ${value}`), ...notes].join('\n');
}

const linkWords = (words: EmailTexts, { fileUrl, spreadsheetUrl }: WorkbookLink) => ({
  paragraphs: [spreadsheetUrl === null ? words.ready : words.readyToOpen],
  links: [
    ...(spreadsheetUrl === null ? [] : [{ url: spreadsheetUrl, label: words.openSpreadsheet }]),
    { url: fileUrl, label: words.getFile },
  ],
});

export function fileEmail({ language, name }: ReceiptFacts, file: WorkbookLink): WrittenContent {
  const words = texts[language];
  const { paragraphs, links } = linkWords(words, file);
  return {
    kind: 'written',
    subject: filled(words.fileSubject, { name }),
    paragraphs: [words.fileReady, ...paragraphs],
    links,
  };
}

export function noFileEmail(
  { language, name }: ReceiptFacts,
  why: 'gone' | 'failed',
  links: ReceiptLinks,
): WrittenContent {
  const words = texts[language];
  return {
    kind: 'written',
    subject: filled(words.noFileSubject, { name }),
    paragraphs: [words[why]],
    links: [{ url: links.receipt, label: words.openReceipt }],
  };
}

/** To those who run the server. */
export function operatorEmail(
  language: Language,
  { orderId, name, email }: ReceiptFacts,
  reason: string,
): WrittenContent {
  const words = texts[language];
  const facts = [`${name} (${orderId})`, email, reason].filter((line) => line !== '').join('\n');
  return {
    kind: 'written',
    subject: filled(words.operatorSubject, { order: orderId }),
    paragraphs: [filled(words.operator, { facts }), words.whatNext],
    links: [],
  };
}
