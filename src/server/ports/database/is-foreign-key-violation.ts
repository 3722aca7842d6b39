// Whether a database rejected a row because of a foreign key, as when its account was deleted; for both databases.

const codes: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
