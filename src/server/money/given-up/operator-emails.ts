// The emails to those who run the server, about what the payment service did not do in any attempt.
import type { Language } from '#language/language.ts';
import type { WrittenContent } from '#server/emails/email-queue.ts';

interface Words {
  readonly cancelSubject: string;
  readonly cancel: string;
  readonly cancelNext: string;
  readonly refundSubject: string;
  readonly refund: string;
  readonly refundNext: string;
}

const english: Words = {
  cancelSubject: 'A subscription cannot be ended: {subscription}',
  cancel: 'A subscription that must end is still charged for, because the payment service did not end it.',
  cancelNext:
    'It will be tried again automatically until it succeeds. To end it sooner, end it at the payment service by hand.',
  refundSubject: 'Money cannot be given back: order {order}',
  refund: 'Money that was granted back has not been given, because the payment service did not do it.',
  refundNext:
    'It will be tried again automatically until it succeeds. To give it back sooner, do it at the payment service by hand.',
};

const russian: Words = {
  cancelSubject: 'Не удаётся прекратить подписку {subscription}',
  cancel:
    'Деньги за подписку, которая должна быть прекращена, продолжают списываться: платёжный сервис её не прекратил.',
  cancelNext:
    'Попытки будут повторяться автоматически, пока не получится. Чтобы прекратить её раньше, сделайте это вручную в платёжном сервисе.',
  refundSubject: 'Не удаётся вернуть деньги: заказ {order}',
  refund: 'Деньги, которые решено вернуть, ещё не возвращены: платёжный сервис этого не сделал.',
  refundNext:
    'Попытки будут повторяться автоматически, пока не получится. Чтобы вернуть деньги раньше, сделайте это вручную в платёжном сервисе.',
};

const texts: Readonly<Record<Language, Words>> = { en: english, ru: russian };

export interface FailedCancel {
  readonly subscriptionId: string;
  /** Empty if it is not known. */
  readonly provider: string;
  readonly reason: string;
}

export interface FailedRefund {
  readonly orderId: string;
  readonly amount: string;
  readonly provider: string;
  readonly reason: string;
}

export function cancelFails(
  language: Language,
  { subscriptionId, provider, reason }: FailedCancel,
): WrittenContent {
  const words = texts[language];
  return {
    kind: 'written',
    subject: words.cancelSubject.replace('{subscription}', () => subscriptionId),
    paragraphs: [linesOf(words.cancel, subscriptionId, provider, reason), words.cancelNext],
    links: [],
  };
}

export function refundFails(
  language: Language,
  { orderId, amount, provider, reason }: FailedRefund,
): WrittenContent {
  const words = texts[language];
  return {
    kind: 'written',
    subject: words.refundSubject.replace('{order}', () => orderId),
    paragraphs: [linesOf(words.refund, `${amount} (${orderId})`, provider, reason), words.refundNext],
    links: [],
  };
}

const linesOf = (...lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');
