// The job that hands a queued letter to the mail.
import { z } from 'zod';
import { HopelessJob, type JobHandler } from '#server/jobs/create-jobs.ts';
import { LetterRefused, type Mail } from '#server/ports/mail/mail.ts';
import { languages } from '#template/template.ts';
import { writeLetter } from './write-letter.ts';

export const letterJob = 'letter';

/** What this program queued itself; an older one may have queued it in another shape. */
const queued = z.object({
  to: z.string(),
  language: z.enum(languages),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('welcome'), url: z.string() }),
    z.object({ kind: z.literal('reset-password'), url: z.string() }),
    z.object({ kind: z.literal('confirm-email'), url: z.string() }),
    z.object({ kind: z.literal('email-changed'), newEmail: z.string() }),
    z.object({ kind: z.literal('password-changed') }),
    z.object({ kind: z.literal('feedback'), message: z.string(), from: z.string().nullable() }),
    z.object({ kind: z.literal('spreadsheet-link'), url: z.string(), templateName: z.string() }),
  ]),
});

export const sendLetter =
  (mail: Mail): JobHandler =>
  async (payload, { id }) => {
    const letter = queued.safeParse(payload);
    if (!letter.success) throw new HopelessJob('the letter is in a shape that is not known here');
    try {
      await mail.send(writeLetter(letter.data, id));
    } catch (error) {
      throw error instanceof LetterRefused ? new HopelessJob(error.message) : error;
    }
  };
