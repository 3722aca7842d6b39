// Whether an error means that a disk is full: the one of the files, of SQLite or of PostgreSQL.

const codes: ReadonlySet<unknown> = new Set([
  ...['ENOSPC', 'EDQUOT'],
  // SQLite cannot enlarge the index of its write-ahead log.
  ...['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'],
  ...['53100'],
]);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
