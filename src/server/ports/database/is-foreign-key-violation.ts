// Whether a database refused a row because what it belongs to is gone, in the words of either database.

const codes: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
