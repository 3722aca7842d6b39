// The stored form of a log entry: with a time and an id, without secrets or characters that a database rejects, and at
// most a screenful.
import { randomUUID } from 'node:crypto';
import type { LogEntryTable } from '../ports/database/tables.ts';
import { redactSecrets, redactSecretsInText } from '../secrets/redact-secrets.ts';
import type { EventLogEntry } from './event-log.ts';

const maxTextChars = 2000;
const maxBodyChars = 8000;
/** In place of what a mistake of the program left out: an entry without it is better than none. */
const missing = '';

export function entryRow({ body, ...entry }: EventLogEntry, now: number): LogEntryTable {
  return {
    ...entry,
    id: randomUUID(),
    at: now,
    account_id: entry.account_id ?? null,
    ip: storableText(entry.ip, maxTextChars),
    verb: storableText(entry.verb, maxTextChars),
    path: storableText(entry.path, maxTextChars),
    content: storableText(redactSecretsInText(entry.content ?? missing), maxTextChars),
    body: body === null || body === undefined ? null : bodyJson(redactSecrets(body)),
  };
}

/** PostgreSQL stores neither null characters nor unpaired surrogates. */
const storableText = (text: string | undefined, maxChars: number): string =>
  (text ?? missing)
    .slice(0, maxChars)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\ufffd');

function bodyJson(body: unknown): string {
  const text = JSON.stringify(body);
  // Truncated JSON is no longer JSON, so it is stored as the start of a text.
  return text.length <= maxBodyChars ? text : JSON.stringify(`${text.slice(0, maxBodyChars)}…`);
}
