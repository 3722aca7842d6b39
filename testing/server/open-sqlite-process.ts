// A process that opens and closes each SQLite file named on standard input, and reports line by line how that went.
import { createInterface } from 'node:readline';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';

process.stdout.write('ready\n');
for await (const file of createInterface(process.stdin)) {
  try {
    await openSqlite(file).close();
    process.stdout.write('opened\n');
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
