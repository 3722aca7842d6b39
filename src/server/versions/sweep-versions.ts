// Prunes the histories of templates, at the start and every hour.

import type { Ports } from '#server/ports/ports.ts';
import { inPieces } from '../database/rows/delete-in-pieces.ts';
import { lockTemplateSaves, recountVersionBytes } from '../database/rows/template-storage-rows.ts';
import {
  deleteVersions,
  listTemplatesWithVersionsBefore,
  listVersions,
} from '../database/rows/template-version-rows.ts';
import { keepAllForMs, versionsToDelete } from './versions-to-delete.ts';

export async function pruneHistory(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  templateUuid: string,
): Promise<void> {
  const versions = await listVersions(database.query, templateUuid);
  const tooMany = new Set(versionsToDelete(versions, clock.now()));
  for (const ids of inPieces(versions.filter(({ id }) => tooMany.has(id)))) {
    await database.query.transaction().execute(async (transaction) => {
      // Locks the template before the versions, as a save does; otherwise a save in between would not be counted.
      await lockTemplateSaves(transaction, templateUuid);
      await deleteVersions(transaction, ids);
      await recountVersionBytes(transaction, templateUuid);
    });
  }
}

export async function sweepVersions(ports: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const before = ports.clock.now() - keepAllForMs;
  for (const uuid of await listTemplatesWithVersionsBefore(ports.database.query, before)) {
    await pruneHistory(ports, uuid);
  }
}
