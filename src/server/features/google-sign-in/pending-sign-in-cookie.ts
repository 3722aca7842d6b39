// Remembers a sign-in while the browser is away at Google.
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { returnToPattern } from '#contract/sign-in-outcomes.ts';
import { pendingCookies } from '#server/sessions/pending-cookies.ts';

export const signInCookies = pendingCookies({
  prefix: 'google-',
  path: paths.startGoogleSignIn.path,
  purpose: 'sign-in under way',
  remembered: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    returnTo: z.string().regex(returnToPattern),
  }),
});
