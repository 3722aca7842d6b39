// Deletes templates on the server; those already deleted in another tab count as deleted.
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** The limit of one call. */
const batchSize = 1000;

export async function deleteOnServer(uuids: readonly string[]): Promise<void> {
  for (let start = 0; start < uuids.length; start += batchSize) {
    const wanted = uuids.slice(start, start + batchSize);
    try {
      await send(wanted);
    } catch (error) {
      if (!isRefusal(error, 'template-not-found')) throw error;
      // The server deletes all or none, so the remaining ones are requested again.
      const { templates } = await call('getUser');
      const there = new Set(templates.map(({ uuid }) => uuid));
      await send(wanted.filter((uuid) => there.has(uuid)));
    }
  }
}

async function send(uuids: readonly string[]): Promise<void> {
  const [first] = uuids;
  if (first === undefined) return;
  if (uuids.length === 1) await call('deleteUserTemplate', { params: { id: first } });
  else await call('deleteUserTemplates', { body: uuids });
}
