// The spreadsheet of a template of the gallery: made once for everybody who may have it, and anew when the template changes.
import {
  ensureGalleryAccount,
  galleryAccountId,
  listGallerySpreadsheets,
} from '#server/database/rows/spreadsheets/gallery-account-rows.ts';
import { revoke } from '#server/spreadsheets/revoke-spreadsheets.ts';
import type { ServerParts } from '../server-parts.ts';

export interface StaticTemplate {
  readonly uuid: string;
  readonly title: string;
  readonly document: Uint8Array;
}

export async function staticSpreadsheet(
  parts: ServerParts,
  network: string,
  { uuid, title, document }: StaticTemplate,
  signal: AbortSignal,
): Promise<string> {
  const { clock, database } = parts.ports;
  await ensureGalleryAccount(database.query, clock.now());
  const url = await parts.makeSpreadsheet(
    { accountId: galleryAccountId, network },
    { title, document, templateUuid: uuid, scenario: 1, isReadonly: false, orderId: null },
    signal,
    () => undefined,
  );
  await endEarlier(parts, uuid, url);
  return url;
}

/** Those of what the template was before. */
async function endEarlier(
  { ports: { clock, database }, jobs, origin }: ServerParts,
  uuid: string,
  current: string,
): Promise<void> {
  const made = await listGallerySpreadsheets(database.query, uuid);
  const earlier = made.filter(({ url }) => url !== null && new URL(url, origin()).href !== current);
  if (earlier.length === 0) return;
  await database.query.transaction().execute((query) =>
    revoke(
      query,
      jobs,
      earlier.map(({ id }) => id),
      clock.now(),
    ),
  );
  jobs.wake();
}
