// How long the link in a letter works; the letters say so in words.

export const linkLifetimeMs = 60 * 60 * 1000;
