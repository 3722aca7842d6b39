// A page of the list of users: by number, or going on behind the last one of the page before.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import {
  countListedUsers,
  type ListPosition,
  listUserPositions,
} from '#server/database/rows/operators/listed-user-rows.ts';
import { readCountedUsers } from '#server/database/rows/operators/user-count-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { operatorUserOf } from './operator-user-of.ts';

type ListUsers = (typeof calls)['listUsers'];

export async function listUsers(
  query: Kysely<Tables>,
  { page, limit, skip, after }: z.output<ListUsers['query']>,
): Promise<z.input<ListUsers['reply']>> {
  const positions = await listUserPositions(query, {
    skip: skip + (page - 1) * limit,
    // One more says whether there are more.
    limit: limit + 1,
    after: after === undefined ? null : positionIn(after),
  });
  const shown = positions.slice(0, limit);
  const users = await readCountedUsers(
    query,
    shown.map(({ id }) => id),
  );
  const total = await countListedUsers(query);
  const last = shown.at(-1);
  const hasMore = positions.length > limit;
  const next = hasMore && last !== undefined ? `${last.createdAt}.${last.id}` : null;
  return { users: users.map(operatorUserOf), pagination: { hasMore, total, page, next } };
}

function positionIn(after: string): ListPosition {
  const [, createdAt, id] = /^(\d{1,15})\.(.+)$/.exec(after) ?? [];
  if (createdAt === undefined || id === undefined) {
    throw new AppError('bad-request', {
      faults: [{ path: 'query.after', message: 'is of no earlier reply' }],
    });
  }
  return { createdAt: Number(createdAt), id };
}
