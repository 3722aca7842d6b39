// Whether an error means that the database cannot currently be reached or written to.

const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  // PostgreSQL: stopping, crashed, starting, too many connections, out of disk, no such database.
  ...['57P01', '57P02', '57P03', '53300', '53100', '3D000'],
  // PostgreSQL gave up a statement, a lock or an idle transaction that took too long.
  ...['57014', '55P03', '25P03'],
  // PostgreSQL aborted one of two deadlocked transactions; nothing of it is stored, and a retry succeeds.
  ...['40P01', '40001'],
  ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', 'SQLITE_FULL'],
]);

/** The driver gives no code when a connection breaks or cannot be obtained in time. */
const messages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|The database connection is not open)/;

export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 08 of PostgreSQL is every kind of broken connection.
  return codes.has(code) || /^08\w{3}$/.test(code) || messages.test(error.message);
}
