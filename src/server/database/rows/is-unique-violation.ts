// Whether a database refused a row because its address is somebody's already, in the words of either database.

const codes: ReadonlySet<unknown> = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
