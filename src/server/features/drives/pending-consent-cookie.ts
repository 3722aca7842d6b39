// Remembers who went to Google to connect their drive, while the browser is away.
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { pendingCookies } from '#server/sessions/pending-cookies.ts';

export const consentCookies = pendingCookies({
  prefix: 'drive-',
  path: paths.connectDrive.path,
  purpose: 'drive being connected',
  remembered: z.object({ state: z.string(), codeVerifier: z.string(), accountId: z.string() }),
});
