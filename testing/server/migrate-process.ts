// A process that opens the database given as JSON and closes it again.
import { z } from 'zod';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';

const place = z.object({ databaseUrl: z.string().nullable(), dataDir: z.string() });
const given = place.parse(JSON.parse(process.argv[2] ?? ''));
const database = await openDatabase(given, systemClock, (error) =>
  process.stderr.write(`${error.message}\n`),
);
await database.close();
