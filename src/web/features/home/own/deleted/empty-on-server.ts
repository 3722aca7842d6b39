// Removes deleted templates on the server; those that are gone or back already, by another tab, are left out.
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** As many as one call takes. */
const batchSize = 1000;

export async function emptyOnServer(uuids: readonly string[]): Promise<void> {
  for (let start = 0; start < uuids.length; start += batchSize) {
    const wanted = uuids.slice(start, start + batchSize);
    try {
      await send(wanted);
    } catch (error) {
      if (!isRefusal(error, 'template-not-found')) throw error;
      // The server removes all or none, so what is still there is asked for once more.
      const { templates } = await call('listDeletedTemplates');
      const there = new Set(templates.map(({ uuid }) => uuid));
      await send(wanted.filter((uuid) => there.has(uuid)));
    }
  }
}

async function send(uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0) await call('emptyDeletedTemplates', { body: uuids });
}
