// Thins the histories of templates out, at the start and every hour.
import {
  deleteVersions,
  listTemplatesWithVersionsBefore,
  listVersions,
} from '#server/database/template-version-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import { allKeptForMs, versionsToDelete } from './thin-out.ts';

export async function thinHistory(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  templateUuid: string,
): Promise<void> {
  const versions = await listVersions(database.query, templateUuid);
  await deleteVersions(database.query, versionsToDelete(versions, clock.now()));
}

export async function sweepVersions(ports: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const before = ports.clock.now() - allKeptForMs;
  for (const uuid of await listTemplatesWithVersionsBefore(ports.database.query, before)) {
    await thinHistory(ports, uuid);
  }
}
