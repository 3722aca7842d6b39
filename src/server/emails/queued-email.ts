// An email as it is stored with its job, and what of it is kept once the job is done or given up.
import { z } from 'zod';
import { languages } from '#language/language.ts';
import type { EmailContent, QueuedEmail } from './email-queue.ts';

const ofOrder = z.object({ orderId: z.string(), name: z.string() });

export const queuedEmail = z.object({
  to: z.string(),
  language: z.enum(languages),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('welcome'), url: z.string() }),
    z.object({ kind: z.literal('reset-password'), url: z.string() }),
    z.object({ kind: z.literal('purchases-waiting'), url: z.string() }),
    z.object({ kind: z.literal('archived') }),
    z.object({ kind: z.literal('confirm-email'), url: z.string() }),
    z.object({ kind: z.literal('email-changed'), newEmail: z.string() }),
    z.object({ kind: z.literal('password-changed') }),
    z.object({ kind: z.literal('second-factor-set-up') }),
    z.object({ kind: z.literal('second-factor-reset') }),
    z.object({ kind: z.literal('recovery-code-used'), left: z.int() }),
    z.object({ kind: z.literal('feedback'), message: z.string(), from: z.string().nullable() }),
    z.object({ kind: z.literal('feedback-request'), url: z.string() }),
    z.object({ kind: z.literal('spreadsheet-link'), url: z.string(), templateName: z.string() }),
    ofOrder.extend({ kind: z.literal('refund-asked'), amount: z.string() }),
    ofOrder.extend({
      kind: z.literal('refund-request'),
      ...{ amount: z.string(), reason: z.string(), from: z.string().nullable() },
    }),
    ofOrder.extend({ kind: z.literal('refund-denied'), answer: z.string() }),
    ofOrder.extend({ kind: z.literal('refund-done'), amount: z.string() }),
    z.object({
      kind: z.literal('written'),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      links: z.array(z.object({ url: z.string(), label: z.string() })),
    }),
  ]),
});

const kindsWithExpiringLink: readonly EmailContent['kind'][] = [
  'reset-password',
  'purchases-waiting',
  'confirm-email',
];

/** Whoever reads the database later gets no link that opens an account. */
export function keptOfEmail(payload: unknown): unknown {
  const email = queuedEmail.safeParse(payload).data;
  if (email === undefined || !opensAccount(email)) return payload;
  return { ...email, content: { ...email.content, url: '' } };
}

export const opensAccount = ({ content }: QueuedEmail): boolean =>
  kindsWithExpiringLink.includes(content.kind);

/** How every email to an address begins as it is stored. */
export const startOfEmailTo = (to: string): string => `{"to":${JSON.stringify(to)},`;

/** Null: it is another kind of job, a newer program's, or nothing of it is kept. */
export const emailIn = (payload: string): QueuedEmail | null =>
  queuedEmail.safeParse(JSON.parse(payload)).data ?? null;
