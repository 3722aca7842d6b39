// The calls that read the log of the application, all of it or one user's.
import type { FastifyInstance } from 'fastify';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import {
  countLogEntriesOf,
  findLogBody,
  type LogsPage,
  listLogKinds,
  listLogPositions,
  listLogPositionsOf,
  listLogPositionsOfKinds,
  readLogEntries,
} from '#server/database/rows/operators/listed-log-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { cursorOf, logRowOf, positionOf, userLogEntryOf } from './shown-log-entry.ts';

const pageLength = 100;

export function adminLogRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'listLogs', async (desk, { query: { skip, lmid, after } }) => {
    const page = { skip, limit: pageLength + 1, after: after === undefined ? null : positionOf(after) };
    const { positions, kinds } = await findPositions(desk, lmid, page);
    const shown = positions.slice(0, pageLength);
    const last = shown.at(-1);
    const logs = (await readLogEntries(desk.place.database.aside, shown)).map(logRowOf);
    await desk.record(desk.place.database.query, {
      act: 'log-read',
      after: { skip, kinds, count: logs.length },
    });
    return { logs, next: positions.length > pageLength && last !== undefined ? cursorOf(last) : null };
  });

  registerOperatorCall(app, parts, 'getLogBody', async (desk, { params: { id } }) => {
    const body = await findLogBody(desk.place.database.aside, id);
    if (body === undefined) throw new AppError('log-entry-not-found');
    await desk.record(desk.place.database.query, { act: 'log-body-read', what: id });
    return { body: body === null ? null : (parseStoredJson(body) ?? null) };
  });

  registerOperatorCall(
    app,
    parts,
    'listUserLogs',
    async (desk, { params: { id }, query: { page, limit } }) => {
      const { aside, query } = desk.place.database;
      const skip = (page - 1) * limit;
      const total = await countLogEntriesOf(aside, id);
      const positions = await listLogPositionsOf(aside, id, { skip, limit, after: null });
      const logs = (await readLogEntries(aside, positions)).map(userLogEntryOf);
      await desk.record(query, {
        act: 'user-log-read',
        whom: id,
        after: { page, limit, count: logs.length },
      });
      return { logs, pagination: { hasMore: skip + positions.length < total, total, page } };
    },
  );
}

/** `kinds` are those that were searched; null for all. */
async function findPositions({ place }: OperatorDesk, lmid: string | undefined, page: LogsPage) {
  const { aside } = place.database;
  const text = lmid?.trim().toLowerCase() ?? '';
  if (text === '') return { positions: await listLogPositions(aside, page), kinds: null };
  const all = await listLogKinds(aside);
  const kinds = all.filter((kind) => kind.toLowerCase().includes(text));
  // Also where these are all: an entry of another kind may be written before the next query.
  return { positions: await listLogPositionsOfKinds(aside, kinds, page), kinds };
}
