// The job that hands a queued letter to the mail.
import { z } from 'zod';
import { languages } from '#language/language.ts';
import { HopelessJob, type JobHandler } from '#server/jobs/job-handler.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import { LetterRefused, type Mail } from '#server/ports/mail/mail.ts';
import type { LetterContent } from './letters.ts';
import { linkLifeMs } from './link-life.ts';
import { writeLetter } from './write-letter.ts';

export const letterJob = 'letter';

const queued = z.object({
  to: z.string(),
  language: z.enum(languages),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('welcome'), url: z.string() }),
    z.object({ kind: z.literal('reset-password'), url: z.string() }),
    z.object({ kind: z.literal('archived') }),
    z.object({ kind: z.literal('confirm-email'), url: z.string() }),
    z.object({ kind: z.literal('email-changed'), newEmail: z.string() }),
    z.object({ kind: z.literal('password-changed') }),
    z.object({ kind: z.literal('feedback'), message: z.string(), from: z.string().nullable() }),
    z.object({ kind: z.literal('spreadsheet-link'), url: z.string(), templateName: z.string() }),
  ]),
});

const withShortLivedLink: readonly LetterContent['kind'][] = ['reset-password', 'confirm-email'];

export const sendLetter =
  (mail: Mail, clock: Clock): JobHandler =>
  async (payload, { id, created_at: queuedAt }, signal) => {
    // What this program queued itself; a newer one that shares the queue may have queued it in another shape.
    const letter = queued.parse(payload);
    const isLinkDead = clock.now() >= queuedAt + linkLifeMs;
    if (isLinkDead && withShortLivedLink.includes(letter.content.kind)) {
      throw new HopelessJob('its link does not work any more');
    }
    try {
      await mail.send(writeLetter(letter, id), signal);
    } catch (error) {
      throw error instanceof LetterRefused ? new HopelessJob(error.message) : error;
    }
  };
