// What went wrong at a provider in the codes of each layer, as ECONNREFUSED: texts may repeat what it answered, codes do not.

export function errorCodesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...errorCodesOf(error.cause)];
}
