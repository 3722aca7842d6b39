// How the server is, and the database that an operator looks at.
import { totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { readLastBackup } from '#server/backup/last-backup.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { readClockCheck } from '#server/database/rows/clock/clock-check-rows.ts';
import {
  countErrorsSince,
  readDatabaseBytes,
  readQueueState,
  readSchemaVersion,
} from '#server/database/rows/operators/health-rows.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { OutsideService } from '#server/vitals/outside-answers.ts';
import type { ServerParts } from '../server-parts.ts';
import type { HealthFacts } from './judge-health.ts';

type HealthParts = Pick<ServerParts, 'configuration' | 'ports' | 'vitals'>;
type Kind = HealthFacts['mail']['kind'];

const hourMs = 60 * 60 * 1000;
const answerWithinMs = 5000;

export async function readHealth(parts: HealthParts, { place, isOwn }: OperatorDesk): Promise<HealthFacts> {
  const { configuration, ports, vitals } = parts;
  const { database } = place;
  const now = ports.clock.now();
  const query = database.aside;
  const queue = await readQueueState(query, { now, dayAgo: now - 24 * hourMs });
  const check = await readClockCheck(query);
  return {
    ...{ now, version: programVersion(), node: process.version },
    startedAt: Math.round(now - process.uptime() * 1000),
    database: await databaseFacts(database),
    disk: {
      freeBytes: await ports.disk.freeBytes().catch(() => null),
      minFreeBytes: configuration.minFreeBytes,
    },
    jobs: queue,
    errors: {
      inHour: await countErrorsSince(query, now - hourMs),
      inDay: await countErrorsSince(query, now - 24 * hourMs),
    },
    eventLoop: vitals.eventLoop(),
    memory: { usedBytes: process.memoryUsage.rss(), ofBytes: memoryBytes() },
    ...{ models: vitals.models(), documents: vitals.documents() },
    ...serviceFacts(parts),
    backup: {
      isOwn: database.kind === 'sqlite',
      madeAt: isOwn ? await readLastBackup(configuration.dataDir) : null,
    },
    clock: { trustedAt: check?.trusted_at ?? null, doubtedSince: check?.doubted_since ?? null },
  };
}

/** What a container may take, if that is less than what there is. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

async function databaseFacts(database: Database): Promise<HealthFacts['database']> {
  const begun = performance.now();
  const isThere = await Promise.race([database.isAnswering(), pause(answerWithinMs, false, { ref: false })]);
  const answerMs = isThere ? Math.round(performance.now() - begun) : null;
  return {
    ...{ kind: database.kind, answerMs, schemaOfProgram: migrations.length },
    bytes: isThere ? await readDatabaseBytes(database, database.aside) : null,
    schema: isThere ? await readSchemaVersion(database.aside) : null,
  };
}

function serviceFacts({ configuration, ports, vitals }: HealthParts) {
  const facts = (service: OutsideService, kind: Kind) => ({ kind, ...vitals.answers.of(service) });
  const { provider } = ports.payments;
  return {
    mail: facts('mail', configuration.smtpUrl === null ? 'own' : 'outside'),
    payments: facts('payments', provider === '' ? 'none' : provider === 'test' ? 'own' : 'outside'),
    ai: facts('ai', ports.ai.isThere ? 'outside' : 'none'),
    googleSignIn: facts('google-sign-in', configuration.google === null ? 'none' : 'outside'),
    spreadsheets: facts('spreadsheets', ports.spreadsheets.provider === 'embedded' ? 'own' : 'outside'),
  };
}
