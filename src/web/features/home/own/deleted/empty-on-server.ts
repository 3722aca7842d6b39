// Permanently removes deleted templates on the server; those removed or restored by another tab are skipped.
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** The limit of one call. */
const batchSize = 1000;

export async function emptyOnServer(uuids: readonly string[]): Promise<void> {
  for (let start = 0; start < uuids.length; start += batchSize) {
    const wanted = uuids.slice(start, start + batchSize);
    try {
      await send(wanted);
    } catch (error) {
      if (!isRefusal(error, 'template-not-found')) throw error;
      // The server removes all or none, so the remaining ones are requested again.
      const { templates } = await call('listDeletedTemplates');
      const there = new Set(templates.map(({ uuid }) => uuid));
      await send(wanted.filter((uuid) => there.has(uuid)));
    }
  }
}

async function send(uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0) await call('emptyDeletedTemplates', { body: uuids });
}
