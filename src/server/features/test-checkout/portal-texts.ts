// The texts of the page on which a subscription is changed or cancelled, in each language.
import type { Language } from '#language/language.ts';

export interface PortalTexts {
  readonly title: string;
  readonly none: string;
  readonly ended: (date: string) => string;
  readonly renews: (date: string, amount: string) => string;
  readonly ends: (date: string) => string;
  readonly pastDue: string;
  readonly payNow: string;
  readonly changeTo: (plan: string, price: string) => string;
  readonly changeHint: string;
  readonly cancel: string;
  readonly cancelHint: (date: string) => string;
  readonly endHint: string;
  readonly keep: string;
  readonly next: string;
  readonly nextHint: string;
  readonly payments: string;
  readonly date: string;
  readonly what: string;
  readonly amount: string;
  readonly refunded: (amount: string) => string;
  readonly back: string;
}

export const portalTexts: Readonly<Record<Language, PortalTexts>> = {
  en: {
    title: 'Your subscription',
    none: 'You have no subscription.',
    ended: (date) => `It ended on ${date}.`,
    renews: (date, amount) => `It renews on ${date} for ${amount}.`,
    ends: (date) => `It is cancelled and works until ${date}.`,
    pastDue: 'The last payment was declined. Pay within a week, or the subscription ends.',
    payNow: 'Pay with another card',
    changeTo: (plan, price) => `Change to ${plan}, ${price}`,
    changeHint: 'The plan changes now, and the new price applies from the next renewal.',
    cancel: 'Cancel the subscription',
    cancelHint: (date) => `It stays open until ${date}, and you pay nothing more.`,
    endHint: 'It ends now, and you pay nothing more.',
    keep: 'Keep the subscription',
    next: 'Skip to the end of the month',
    nextHint: 'For testing: what would happen then happens now.',
    payments: 'Payments',
    date: 'Date',
    what: 'Paid for',
    amount: 'Amount',
    refunded: (amount) => `${amount} given back`,
    back: 'Back to the settings',
  },
  ru: {
    title: 'Ваша подписка',
    none: 'У вас нет подписки.',
    ended: (date) => `${date} подписка закончилась.`,
    renews: (date, amount) => `Следующий платёж — ${date}, ${amount}.`,
    ends: (date) => `Подписка отменена, до ${date} она ещё действует.`,
    pastDue: 'Последний платёж отклонён. Оплатите в течение недели, иначе подписка закончится.',
    payNow: 'Оплатить другой картой',
    changeTo: (plan, price) => `Перейти на «${plan}», ${price}`,
    changeHint: 'Тариф меняется сразу, новая цена — со следующего продления.',
    cancel: 'Отменить подписку',
    cancelHint: (date) => `Подписка будет действовать до ${date}, больше ничего не спишется.`,
    endHint: 'Подписка закончится сразу, больше ничего не спишется.',
    keep: 'Сохранить подписку',
    next: 'Перейти к концу месяца',
    nextHint: 'Для проверки: то, что произошло бы тогда, произойдёт сейчас.',
    payments: 'Платежи',
    date: 'Дата',
    what: 'За что',
    amount: 'Сумма',
    refunded: (amount) => `возвращено ${amount}`,
    back: 'Вернуться в настройки',
  },
};
