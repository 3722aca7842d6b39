// Whether PostgreSQL refused a text for a character that it has no place for, which is in no row either.

export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22021';
