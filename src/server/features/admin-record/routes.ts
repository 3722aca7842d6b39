// The calls that read the record of what operators did; exporting it is recorded as well.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { findAccountByEmail } from '#server/database/rows/account-rows.ts';
import {
  type ActCursor,
  type ActFilter,
  type ListedAct,
  listOperatorActs,
  listOperatorsOfActs,
} from '#server/database/rows/operators/operator-act-rows.ts';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import { AppError } from '#server/errors/app-error.ts';
import { csvLine, csvStart } from '#server/operator-desk/csv.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { ServerParts } from '../server-parts.ts';

const pageLength = 100;
const exportedAtOnce = 500;

export function adminRecordRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'listActs', async ({ place: { database } }, { query }) => {
    const { after, ...asked } = query;
    const filter = await filterOf(database.query, asked);
    const found = await listOperatorActs(database.query, filter, cursorOf(after), pageLength + 1);
    const acts = found.slice(0, pageLength);
    const last = found.length > pageLength ? acts.at(-1) : undefined;
    const { operators, acts: kinds } = await listOperatorsOfActs(database.query);
    return { acts: acts.map(actOf), next: last ? `${last.at}~${last.id}` : null, operators, kinds };
  });

  registerOperatorCall(app, parts, 'exportActs', async ({ place, record }, { query }, reply) => {
    const filter = await filterOf(place.database.query, query);
    await record(place.database.query, { act: 'record-exported' });
    reply.header('content-disposition', 'attachment; filename="operators-record.csv"');
    return reply.type('text/csv; charset=utf-8').send(Readable.from(linesOf(place.database.query, filter)));
  });
}

/** The record has no address of whom something was done to: an address stands for the account that has it now. */
async function filterOf(query: Kysely<Tables>, filter: ActFilter): Promise<ActFilter> {
  if (!filter.whom?.includes('@')) return filter;
  const account = await findAccountByEmail(query, emailKeyOf(filter.whom));
  return { ...filter, whom: account?.id ?? filter.whom };
}

function cursorOf(after: string | undefined): ActCursor | null {
  if (after === undefined) return null;
  const [, at, id] = /^(\d{1,15})~(.+)$/.exec(after) ?? [];
  if (at === undefined || id === undefined) throw new AppError('bad-request');
  return { at: Number(at), id };
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const actOf = (row: ListedAct) => ({
  ...{ id: row.id, at: row.at, act: row.act, whom: row.whom, what: row.what, ip: row.ip },
  operatorId: row.operator_id,
  operatorEmail: row.operator_email,
  whomEmail: row.whom_email,
  before: parsed(row.before),
  after: parsed(row.after),
  doneFrom: row.done_from,
  requestId: row.request_id,
});

const heads = [
  ...['time', 'operator', 'operator id', 'act', 'user', 'user id', 'thing', 'before', 'after'],
  ...['address', 'done from', 'request'],
];

async function* linesOf(query: Kysely<Tables>, filter: ActFilter) {
  yield csvStart + csvLine(heads);
  let after: ActCursor | null = null;
  for (;;) {
    const rows: readonly ListedAct[] = await listOperatorActs(query, filter, after, exportedAtOnce);
    for (const row of rows) yield csvLine(cellsOf(row));
    const last = rows.at(-1);
    if (last === undefined || rows.length < exportedAtOnce) return;
    after = { at: last.at, id: last.id };
  }
}

const cellsOf = (row: ListedAct) => [
  ...[new Date(row.at).toISOString(), row.operator_email, row.operator_id, row.act, row.whom_email],
  ...[row.whom, row.what, row.before, row.after, row.ip, row.done_from, row.request_id],
];
