// An entry of the log as the calls of operators say it.
import type { ListedLogEntry, LogPosition } from '#server/database/rows/operators/listed-log-rows.ts';

export const logRowOf = (entry: ListedLogEntry) => ({
  ...{ _id: entry.id, timestamp: entry.at, level: entry.level, lmid: entry.lmid, userId: entry.account_id },
  ...{ ip: entry.ip, method: entry.verb, path: entry.path, content: entry.content },
  hasBody: entry.has_body === 1,
});

export const userLogEntryOf = ({ id, at, level, has_body: hasBody, ...entry }: ListedLogEntry) => ({
  ...{ _id: id, timestamp: at, level },
  message: {
    ...{ lmid: entry.lmid, verb: entry.verb, path: entry.path, ip: entry.ip, content: entry.content },
    hasBody: hasBody === 1,
  },
});

/** Where a list goes on, as the contract has it. */
export const cursorOf = ({ at, id }: LogPosition): string => `${at}.${id}`;

export function positionOf(cursor: string): LogPosition {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
