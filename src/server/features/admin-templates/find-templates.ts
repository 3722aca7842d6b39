// Finds templates of everybody for an operator: a page of users with theirs, no longer than what keeps nobody waiting.
import { setImmediate as letOthers } from 'node:timers/promises';
import {
  countTemplates,
  countWantedTemplates,
  type ListedTemplateRow,
  listTemplateOwners,
  readWantedTemplates,
  type TemplateOwner,
  type WantedTemplates,
} from '#server/database/rows/operators/listed-template-rows.ts';
import { type ListedTemplate, listedTemplateOf } from '#server/operator-desk/listed-template-of.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';

const mostUsers = 100;
const mostOfOne = 100;
/** Of all users of a page, as long as it has one. */
const mostTemplates = 500;
const rowsAtOnce = 50;

export async function findTemplates(desk: OperatorDesk, wanted: WantedTemplates, after: string | undefined) {
  const { aside, query } = desk.place.database;
  const from = after === undefined ? null : positionOf(after);
  const owners = await listTemplateOwners(aside, wanted, from, mostUsers + 1);
  const counts = await countWantedTemplates(
    aside,
    wanted,
    owners.map(({ id }) => id),
  );
  const shown = owners.slice(0, fittingUsers(owners, counts));
  const ids = shown.map(({ id }) => id);
  const templates = await listedByOwner(await readWantedTemplates(aside, wanted, ids, mostOfOne));
  const users = shown.map((owner) => ({
    ...userOf(owner),
    templates: templates.get(owner.id) ?? [],
    templatesCount: counts.get(owner.id) ?? 0,
  }));
  const statistics = from === null ? await countTemplates(aside, wanted) : null;
  await desk.record(query, { act: 'templates-read', after: { kind: wanted.kind, users: users.length } });
  const hasMore = shown.length < owners.length;
  const last = shown.at(-1);
  return { users, statistics, hasMore, next: hasMore && last !== undefined ? cursorOf(last) : null };
}

/** How many of them have no more templates than a page may have. */
function fittingUsers(owners: readonly TemplateOwner[], counts: ReadonlyMap<string, number>): number {
  let templates = 0;
  for (const [index, { id }] of owners.entries()) {
    templates += Math.min(counts.get(id) ?? 0, mostOfOne);
    if (index === mostUsers || (index > 0 && templates > mostTemplates)) return index;
  }
  return owners.length;
}

async function listedByOwner(rows: readonly ListedTemplateRow[]) {
  const listed = new Map<string, ListedTemplate[]>();
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await letOthers();
    const own = listed.get(row.account_id) ?? [];
    own.push(listedTemplateOf(row));
    listed.set(row.account_id, own);
  }
  return listed;
}

const userOf = ({ id, first_name: firstName, last_name: lastName, email }: TemplateOwner) => ({
  ...{ userId: id, firstName, lastName, email },
});

/** Where the list goes on, as the contract has it. */
const cursorOf = ({ created_at: createdAt, id }: TemplateOwner): string => `${createdAt}.${id}`;

function positionOf(cursor: string) {
  const dot = cursor.indexOf('.');
  return { createdAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
