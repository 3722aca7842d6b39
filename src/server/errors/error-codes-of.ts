// The error codes of every layer of a failure, such as ECONNREFUSED: messages may repeat what the provider replied,
// codes do not.

export function errorCodesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...errorCodesOf(error.cause)];
}
