// The emails to owners about what operators decided of their templates, in the owner's language.
import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '#language/language.ts';
import { findAccount } from '#server/database/rows/account-rows.ts';
import type { EmailQueue } from '#server/emails/email-queue.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export type Decision = 'approved' | 'refused' | 'taken-out' | 'unpublished';

interface Words {
  readonly subject: string;
  readonly first: string;
  readonly last: string;
}

const english: Readonly<Record<Decision, Words>> = {
  approved: {
    subject: 'Your template is in the gallery: {name}',
    first: '“{name}” is listed in the gallery now. The copy there names nobody.',
    last: 'When you change the template, the change is looked at before it appears in the gallery.',
  },
  refused: {
    subject: 'Your template is not listed in the gallery: {name}',
    first: 'We looked at “{name}” and have not listed it in the gallery.',
    last: 'You can change the template and ask again. Its link goes on working for those you gave it to.',
  },
  'taken-out': {
    subject: 'Your template was taken out of the gallery: {name}',
    first: '“{name}” is no longer listed in the gallery.',
    last: 'Your own template is as it was, and copies that others made stay theirs. If we overlooked something, reply to this email.',
  },
  unpublished: {
    subject: 'Your template is private again: {name}',
    first: 'We made “{name}” private: its link no longer opens it for others.',
    last: 'The template and everything in it stay yours. If we overlooked something, reply to this email.',
  },
};

const russian: Readonly<Record<Decision, Words>> = {
  approved: {
    subject: 'Ваш шаблон в галерее: {name}',
    first: 'Шаблон «{name}» теперь есть в галерее. В его копии там никто не назван.',
    last: 'Если вы измените шаблон, мы посмотрим на изменения, прежде чем они появятся в галерее.',
  },
  refused: {
    subject: 'Шаблон не добавлен в галерею: {name}',
    first: 'Мы посмотрели шаблон «{name}» и не добавили его в галерею.',
    last: 'Вы можете изменить шаблон и отправить запрос снова. Ссылка на него продолжает работать у тех, кому вы её дали.',
  },
  'taken-out': {
    subject: 'Ваш шаблон убран из галереи: {name}',
    first: 'Шаблона «{name}» больше нет в галерее.',
    last: 'Сам шаблон остался прежним, а копии, которые сделали другие, остаются у них. Если мы что-то упустили, ответьте на это письмо.',
  },
  unpublished: {
    subject: 'Ваш шаблон снова закрыт: {name}',
    first: 'Мы закрыли доступ к шаблону «{name}»: по ссылке его больше никто не откроет.',
    last: 'Шаблон и всё, что в нём, остаются у вас. Если мы что-то упустили, ответьте на это письмо.',
  },
};

const texts: Readonly<Record<Language, Readonly<Record<Decision, Words>>>> = { en: english, ru: russian };

interface Decided {
  readonly decision: Decision;
  readonly name: string;
  /** The operator's sentence; empty if there is none. */
  readonly answer: string;
}

/** Whoever has no address sees it in the dialog alone. The email goes with the account. */
export async function tellOwner(
  query: Kysely<Tables>,
  emails: EmailQueue,
  accountId: string,
  { decision, name, answer }: Decided,
): Promise<void> {
  const account = await findAccount(query, accountId);
  if (account === undefined || account.email === null) return;
  const language = isLanguage(account.language) ? account.language : defaultLanguage;
  const words = texts[language][decision];
  const filled = (text: string): string => text.replace('{name}', () => name);
  const paragraphs = [filled(words.first), answer, words.last].filter((text) => text !== '');
  await emails.send(query, accountId, {
    ...{ to: account.email, language },
    content: { kind: 'written', subject: filled(words.subject), paragraphs, links: [] },
  });
}
