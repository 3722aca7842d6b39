// Thins the histories of templates out, at the start and every hour.

import type { Ports } from '#server/ports/ports.ts';
import { holdVersions, recountVersionBytes } from '../database/rows/template-space-rows.ts';
import {
  deleteVersions,
  listTemplatesWithVersionsBefore,
  listVersions,
} from '../database/rows/template-version-rows.ts';
import { allKeptForMs, versionsToDelete } from './thin-out.ts';

export async function thinHistory(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  templateUuid: string,
): Promise<void> {
  const versions = await listVersions(database.query, templateUuid);
  const tooMany = versionsToDelete(versions, clock.now());
  if (tooMany.length === 0) return;
  await database.query.transaction().execute(async (step) => {
    // Before the versions, as a save does; or a save in between would not be counted.
    await holdVersions(step, templateUuid);
    await deleteVersions(step, tooMany);
    await recountVersionBytes(step, templateUuid);
  });
}

export async function sweepVersions(ports: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const before = ports.clock.now() - allKeptForMs;
  for (const uuid of await listTemplatesWithVersionsBefore(ports.database.query, before)) {
    await thinHistory(ports, uuid);
  }
}
