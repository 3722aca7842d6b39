// Why something failed, in the one line that a refusal has room for.

/** A refused connection to a name with several addresses has an empty message and says why only in its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return (error.message.split('\n')[0] || code).replace(/\.$/, '');
}
