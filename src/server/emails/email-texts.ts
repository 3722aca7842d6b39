// The text of each email in every language; {placeholders} are filled in.
import type { Language } from '#language/language.ts';
import type { EmailContent } from './email-queue.ts';

export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the link, if there is one. */
  readonly button?: string;
}

type TextsByKind = Readonly<Record<Exclude<EmailContent['kind'], 'written'>, EmailText>>;

const english: TextsByKind = {
  welcome: {
    subject: 'Welcome to Modelwright',
    paragraphs: [
      'Your account is ready. Everything you built before signing in is in it.',
      'Describe the business in one line, enter the numbers you know, and export the model to Excel with live formulas.',
    ],
    button: 'Open Modelwright',
  },
  'reset-password': {
    subject: 'Set a new password',
    paragraphs: [
      'Someone, most likely you, asked to set a new password for your Modelwright account.',
      'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
    ],
    button: 'Set a new password',
  },
  'purchases-waiting': {
    subject: 'Your purchase is waiting for you',
    paragraphs: [
      'Someone, most likely you, made a purchase with this email address without signing in. To make sure that only you get it, open the link and set your Modelwright password again. Your purchase will then be in your account.',
      'The link works once, for one hour. If you never signed up here, someone else registered your address: the link makes the account yours.',
    ],
    button: 'Get my purchase',
  },
  archived: {
    subject: 'Your account is archived',
    paragraphs: [
      'Someone, most likely you, asked to set a new password for your Modelwright account. The account is archived, so this email has no link.',
      'Your models are safe. Reply to this email to have the account opened again. If it was not you, do nothing.',
    ],
  },
  'confirm-email': {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Open the link to use this address for your Modelwright account. It works once, for one hour.',
      'If you did not ask for this, do nothing: no account will use your address.',
    ],
    button: 'Use this address',
  },
  'email-changed': {
    subject: 'The email address of your account was changed',
    paragraphs: [
      'Your Modelwright account now uses the address {newEmail}. You can no longer sign in with this one.',
      'If it was not you, tell us at once: reply to this email, or send a message from the feedback dialog.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Modelwright account was changed, and all other devices were signed out.',
      'If it was not you, ask for a new link on the sign-in page at once.',
    ],
  },
  'second-factor-set-up': {
    subject: 'A second factor was set up for your account',
    paragraphs: [
      'Your Modelwright account now asks for a code from your authenticator app before you can act as an operator.',
      'If it was not you, change your password at once and have another operator reset the second factor.',
    ],
  },
  'second-factor-reset': {
    subject: 'The second factor of your account was removed',
    paragraphs: [
      'The second factor of your Modelwright account and its recovery codes no longer work. You can set up another one in the operator’s area.',
      'If you did not ask for this, tell the other operators at once.',
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your account',
    paragraphs: [
      'Someone, most likely you, used a recovery code instead of the code from your authenticator app. Recovery codes left: {left}.',
      'If it was not you, change your password at once and make new recovery codes in the settings.',
    ],
  },
  feedback: {
    subject: 'Feedback from {from}',
    paragraphs: ['{message}'],
  },
  'feedback-request': {
    subject: 'How is Modelwright working for you?',
    paragraphs: [
      'You built a financial model with Modelwright. What helped, and what got in your way? A sentence or two is plenty, and a person reads every answer.',
      'If you have nothing to add, just ignore this email.',
    ],
    button: 'Tell us',
  },
  'spreadsheet-link': {
    subject: 'Your spreadsheet: {templateName}',
    paragraphs: ['The spreadsheet of “{templateName}” is ready. You can read it, but not change it.'],
    button: 'Open the spreadsheet',
  },
  'refund-asked': {
    subject: 'We have your request: {name}',
    paragraphs: [
      'You asked for a refund for “{name}”: {amount}, order {orderId}. We have your request and will answer by email.',
      'Until then you keep everything you bought. If it was not you who asked, reply to this email.',
    ],
  },
  'refund-request': {
    subject: 'Refund request: order {orderId}',
    paragraphs: [
      'A refund of {amount} for “{name}”, order {orderId}, was requested by {from}.',
      '{reason}',
      'To grant it, run: npx modelwright refund {orderId}',
      'To deny it, add --deny and a sentence for the buyer. The list of open requests: npx modelwright refunds',
    ],
  },
  'refund-denied': {
    subject: 'Your refund request: {name}',
    paragraphs: [
      'We have looked at your refund request for “{name}”, order {orderId}, and cannot grant it.',
      '{answer}',
      'You keep everything you bought. If we overlooked something, reply to this email.',
    ],
  },
  'refund-done': {
    subject: 'Your money is on its way back: {name}',
    paragraphs: [
      'We have returned {amount} for “{name}”, order {orderId}, the same way you paid. Your bank may take up to ten days to show it.',
      'You no longer have access to what you bought with this order. Your own models stay yours.',
    ],
  },
};

const russian: TextsByKind = {
  welcome: {
    subject: 'Добро пожаловать в Modelwright',
    paragraphs: [
      'Ваша учётная запись готова. Всё, что вы создали до входа, уже в ней.',
      'Опишите бизнес одной строкой, введите известные вам числа и скачайте модель — книгу Excel с живыми формулами.',
    ],
    button: 'Открыть Modelwright',
  },
  'reset-password': {
    subject: 'Новый пароль',
    paragraphs: [
      'Кто-то, скорее всего вы, попросил задать новый пароль для вашей учётной записи Modelwright.',
      'Ссылка сработает один раз и действует один час. Если это были не вы, ничего не делайте: пароль останется прежним.',
    ],
    button: 'Задать новый пароль',
  },
  'purchases-waiting': {
    subject: 'Ваша покупка ждёт вас',
    paragraphs: [
      'С этим адресом была сделана покупка без учётной записи. Чтобы она не досталась никому другому, откройте ссылку и ещё раз задайте пароль своей учётной записи Modelwright: после этого покупка будет в ней.',
      'Ссылка сработает один раз и действует один час. Если вы здесь не регистрировались, ваш адрес указал кто-то другой: по ссылке учётная запись станет вашей.',
    ],
    button: 'Получить покупку',
  },
  archived: {
    subject: 'Ваша учётная запись в архиве',
    paragraphs: [
      'Кто-то, скорее всего вы, попросил задать новый пароль для вашей учётной записи Modelwright. Она перенесена в архив, поэтому ссылки в этом письме нет.',
      'Ваши модели сохранены. Чтобы снова открыть учётную запись, ответьте на это письмо; если это были не вы, ничего не делайте.',
    ],
  },
  'confirm-email': {
    subject: 'Подтвердите новый адрес почты',
    paragraphs: [
      'Откройте ссылку, чтобы использовать этот адрес для учётной записи Modelwright. Она сработает один раз и действует один час.',
      'Если вы об этом не просили, ничего не делайте: ваш адрес не будет использован.',
    ],
    button: 'Использовать этот адрес',
  },
  'email-changed': {
    subject: 'Адрес вашей учётной записи изменён',
    paragraphs: [
      'Теперь у вашей учётной записи Modelwright адрес {newEmail}; с прежним войти больше нельзя.',
      'Если это были не вы, сразу сообщите нам: ответьте на это письмо или напишите через форму отзыва.',
    ],
  },
  'password-changed': {
    subject: 'Ваш пароль изменён',
    paragraphs: [
      'Пароль вашей учётной записи Modelwright изменён, на всех остальных устройствах выполнен выход.',
      'Если это были не вы, сразу запросите новую ссылку на странице входа.',
    ],
  },
  'second-factor-set-up': {
    subject: 'Для вашей учётной записи включён второй фактор',
    paragraphs: [
      'Теперь учётная запись Modelwright запрашивает код из приложения-аутентификатора, прежде чем действовать с правами оператора.',
      'Если это были не вы, сразу смените пароль и попросите другого оператора сбросить второй фактор.',
    ],
  },
  'second-factor-reset': {
    subject: 'Второй фактор вашей учётной записи отключён',
    paragraphs: [
      'Второй фактор вашей учётной записи Modelwright и резервные коды к нему больше не действуют. Новый можно настроить в разделе оператора.',
      'Если вы об этом не просили, сразу сообщите другим операторам.',
    ],
  },
  'recovery-code-used': {
    subject: 'Использован резервный код вашей учётной записи',
    paragraphs: [
      'Кто-то, скорее всего вы, ввёл резервный код вместо кода из приложения-аутентификатора. Осталось резервных кодов: {left}.',
      'Если это были не вы, сразу смените пароль и создайте новые резервные коды в настройках.',
    ],
  },
  feedback: {
    subject: 'Отзыв от {from}',
    paragraphs: ['{message}'],
  },
  'feedback-request': {
    subject: 'Как вам Modelwright?',
    paragraphs: [
      'Вы строили финансовую модель в Modelwright. Что помогло, а что мешало? Достаточно одного-двух предложений, и каждый ответ читает человек.',
      'Если добавить нечего, просто не отвечайте.',
    ],
    button: 'Написать отзыв',
  },
  'spreadsheet-link': {
    subject: 'Ваша таблица: {templateName}',
    paragraphs: ['Таблица готова: {templateName}. Её можно смотреть, но не менять.'],
    button: 'Открыть таблицу',
  },
  'refund-asked': {
    subject: 'Мы получили ваш запрос: {name}',
    paragraphs: [
      'Вы попросили вернуть деньги за «{name}»: {amount}, заказ {orderId}. Мы получили запрос и ответим на него письмом.',
      'До ответа всё купленное остаётся доступным. Если просили не вы, ответьте на это письмо.',
    ],
  },
  'refund-request': {
    subject: 'Запрос на возврат денег: заказ {orderId}',
    paragraphs: [
      'Запрос от {from}: вернуть {amount} за «{name}», заказ {orderId}.',
      '{reason}',
      'Чтобы вернуть деньги, выполните: npx modelwright refund {orderId}',
      'Чтобы отказать, добавьте --deny и объяснение для покупателя. Список открытых запросов: npx modelwright refunds',
    ],
  },
  'refund-denied': {
    subject: 'Ваш запрос на возврат денег: {name}',
    paragraphs: [
      'Мы рассмотрели ваш запрос на возврат денег за «{name}», заказ {orderId}, и не можем вернуть деньги.',
      '{answer}',
      'Всё купленное остаётся доступным. Если мы что-то упустили, ответьте на это письмо.',
    ],
  },
  'refund-done': {
    subject: 'Деньги возвращаются к вам: {name}',
    paragraphs: [
      'Мы вернули {amount} за «{name}», заказ {orderId}, тем же способом, каким вы платили. Банку может понадобиться до десяти дней, чтобы показать возврат.',
      'То, что вы купили этим заказом, теперь закрыто. Ваши собственные модели остаются у вас.',
    ],
  },
};

export const emailTexts: Readonly<Record<Language, TextsByKind>> = { en: english, ru: russian };
