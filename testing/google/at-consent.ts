// Visitors on their way through the local Google's question about their drive, in steps that a test may hold up, repeat or spoil.
import type { Visitor } from '#testing/server/visitor.ts';
import { fileScope } from './consent-desk.ts';

export interface Answer {
  /** Their address at Google. */
  readonly person: string;
  readonly isCancelled?: boolean;
  /** The one permission is taken away. */
  readonly isUnticked?: boolean;
}

/** Gives the address that the browser is sent back to. */
export async function goToConsent(visitor: Visitor, answer: Answer): Promise<string> {
  const away = await visitor.request('connectDrive');
  return answerAt(away.headers.get('location') ?? '', answer);
}

export async function answerAt(asked: string, answer: Answer): Promise<string> {
  const page = await fetch(asked);
  if (page.status !== 200) throw new Error(`Google asks nothing: ${await page.text()}`);
  const form = new URLSearchParams(new URL(asked).searchParams);
  form.set('person', answer.person);
  if (!answer.isUnticked) form.set('granted', fileScope);
  form.set('answer', answer.isCancelled ? 'cancel' : 'continue');
  const answered = await fetch(asked, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(answered.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** Gives the address that the browser ends at. */
export const comeBackFrom = async (visitor: Visitor, back: string): Promise<string | null> =>
  (await visitor.fetch(back)).headers.get('location');

export const connectAt = async (visitor: Visitor, answer: Answer): Promise<string | null> =>
  comeBackFrom(visitor, await goToConsent(visitor, answer));
