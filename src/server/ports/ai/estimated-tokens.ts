// How many tokens a text has, where the AI that reads or wrote it does not say.

/** Few alphabets take more, so that what is reserved is seldom exceeded: three Latin letters, or one and a half Cyrillic. */
const bytesPerToken = 3;

export const estimatedTokens = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(Buffer.byteLength(text) / bytesPerToken), 0);
