// Works off the queue of the place given as JSON, in a process of its own that may be killed; logs each job to a file.
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';

const settings = z.object({ databaseUrl: z.string().nullable(), dataDir: z.string(), file: z.string() });
const { file, ...place } = settings.parse(JSON.parse(process.argv[2] ?? ''));
const counted = z.object({ number: z.int() });
const workMs = 2;

const database = await openDatabase(place, systemClock, () => undefined);
const count = async (payload: unknown) => {
  const { number } = counted.parse(payload);
  appendFileSync(file, `begin ${number} ${process.pid}\n`);
  await pause(workMs);
  appendFileSync(file, `end ${number} ${process.pid}\n`);
};
createJobs({
  ports: { database, clock: systemClock },
  handlers: { count },
  logger: createLogger('silent'),
  onFailure: () => undefined,
  leaseMs: 2000,
  pollIntervalMs: 100,
}).start();
// Polling for jobs does not keep the process alive.
setInterval(() => undefined, 60_000);
