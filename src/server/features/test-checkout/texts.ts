// The texts of the pages of the test checkout, in each language.
import type { Language } from '#language/language.ts';
import type { TestCard } from '#server/ports/payments/test-payments/test-cards.ts';

export interface PageTexts {
  readonly banner: string;
  readonly test: string;
  readonly pay: (amount: string) => string;
  readonly perMonth: (amount: string) => string;
  readonly total: string;
  readonly discount: string;
  readonly today: string;
  readonly thenMonthly: (amount: string) => string;
  readonly email: string;
  readonly method: string;
  readonly cards: Readonly<Record<TestCard, string>>;
  readonly coupon: string;
  readonly couponHint: string;
  readonly apply: string;
  readonly back: string;
  readonly errors: Readonly<Record<'declined' | 'no-coupon' | 'no-email', string>>;
  readonly confirmTitle: string;
  readonly confirmText: (amount: string, title: string) => string;
  readonly confirm: string;
  readonly refuse: string;
  readonly closedTitle: string;
  readonly closedText: string;
  readonly missingTitle: string;
  readonly missingText: string;
  readonly otherSiteTitle: string;
  readonly otherSiteText: string;
  readonly home: string;
}

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    banner: "Test payment: no card needed, you won't be charged",
    test: 'Test',
    pay: (amount) => `Pay ${amount}`,
    perMonth: (amount) => `${amount} per month`,
    total: 'Total',
    discount: 'Discount',
    today: 'To pay today',
    thenMonthly: (amount) => `Then ${amount} per month, until you cancel.`,
    email: 'Email',
    method: 'How to pay',
    cards: {
      succeeds: 'A card that pays',
      declined: 'A card that is declined',
      confirmed: 'A card whose bank asks for confirmation',
      'declined-later': 'A card that pays today and is declined at the next renewal',
      'slow-transfer': 'A bank transfer that arrives in a minute',
      'failed-transfer': 'A bank transfer that fails in a minute',
    },
    coupon: 'Discount code',
    couponHint: 'HALF takes half off the first payment.',
    apply: 'Apply',
    back: 'Back without paying',
    errors: {
      declined: 'The payment was declined. Nothing was paid; choose another way to pay.',
      'no-coupon': 'There is no such discount code.',
      'no-email': 'Enter your email address, such as ann@example.com.',
    },
    confirmTitle: 'Confirm the payment',
    confirmText: (amount, title) => `We ask in place of your bank: are you paying ${amount} for “${title}”?`,
    confirm: 'Confirm',
    refuse: 'Refuse',
    closedTitle: 'This page has expired',
    closedText: 'Nothing was paid. Go back and begin the purchase again.',
    missingTitle: 'There is no such page',
    missingText: 'Its link has expired or is incomplete.',
    otherSiteTitle: 'This form was not sent from its own page',
    otherSiteText: 'Nothing was paid and nothing was changed. Go back to Modelwright and begin there.',
    home: 'Go to Modelwright',
  },
  ru: {
    banner: 'Тестовый платёж: карта не нужна, деньги не списываются',
    test: 'Тест',
    pay: (amount) => `Оплатить ${amount}`,
    perMonth: (amount) => `${amount} в месяц`,
    total: 'Итого',
    discount: 'Скидка',
    today: 'К оплате сегодня',
    thenMonthly: (amount) => `Затем ${amount} в месяц, пока вы не отмените подписку.`,
    email: 'Электронная почта',
    method: 'Способ оплаты',
    cards: {
      succeeds: 'Карта, с которой платёж проходит',
      declined: 'Карта, с которой платёж отклоняется',
      confirmed: 'Карта, банк которой просит подтверждение',
      'declined-later': 'Карта, с которой платёж сегодня проходит, а при продлении отклоняется',
      'slow-transfer': 'Банковский перевод, который дойдёт через минуту',
      'failed-transfer': 'Банковский перевод, который через минуту не пройдёт',
    },
    coupon: 'Промокод',
    couponHint: 'HALF снижает первый платёж вдвое.',
    apply: 'Применить',
    back: 'Вернуться без оплаты',
    errors: {
      declined: 'Платёж отклонён. Деньги не списаны; выберите другой способ оплаты.',
      'no-coupon': 'Такого промокода нет.',
      'no-email': 'Укажите адрес электронной почты, например anna@example.com.',
    },
    confirmTitle: 'Подтвердите платёж',
    confirmText: (amount, title) => `Спрашиваем вместо вашего банка: это вы платите ${amount} за «${title}»?`,
    confirm: 'Подтвердить',
    refuse: 'Отклонить',
    closedTitle: 'Срок действия страницы истёк',
    closedText: 'Ничего не оплачено. Вернитесь и начните покупку заново.',
    missingTitle: 'Такой страницы нет',
    missingText: 'Срок действия ссылки истёк, или она неполная.',
    otherSiteTitle: 'Эта форма отправлена не с нашей страницы',
    otherSiteText: 'Ничего не оплачено и ничего не изменено. Вернитесь в Modelwright и начните оттуда.',
    home: 'Перейти в Modelwright',
  },
};
