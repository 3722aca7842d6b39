// The reason for a failure, as one line.

/** A refused connection to a host with several addresses has an empty message and gives its reason only as a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return (error.message.split('\n')[0] || code).replace(/\.$/, '');
}
