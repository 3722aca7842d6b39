// How long the link in an email works; the emails state it in words.

export const linkLifetimeMs = 60 * 60 * 1000;
