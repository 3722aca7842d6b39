// The link in an email that proves who opens it: how long it works, which the emails state in words, and its address.

export const linkLifetimeMs = 60 * 60 * 1000;

/** After the hash, so that the token reaches no server's log, no proxy and no other site as a referrer. */
export const linkWithToken = (
  origin: string,
  route: 'passwordReset' | 'emailChange',
  token: string,
): string => `${origin}/builder/#/${route}/?token=${token}`;
