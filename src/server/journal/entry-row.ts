// An entry as it is kept: a time and an id, no secret, nothing that a database refuses, and no more than a screenful.
import { randomUUID } from 'node:crypto';
import type { LogEntryTable } from '../ports/database/tables.ts';
import type { JournalEntry } from './journal.ts';
import { withoutSecrets, withoutSecretsInText } from './without-secrets.ts';

const maxTextChars = 2000;
const maxBodyChars = 8000;

export function entryRow({ body, ...entry }: JournalEntry, now: number): LogEntryTable {
  return {
    ...entry,
    id: randomUUID(),
    at: now,
    verb: storable(entry.verb, maxTextChars),
    path: storable(entry.path, maxTextChars),
    content: storable(withoutSecretsInText(entry.content), maxTextChars),
    body: body === null || body === undefined ? null : json(withoutSecrets(body)),
  };
}

/** PostgreSQL keeps neither the character 0 nor half a character. */
const storable = (text: string, maxChars: number): string =>
  text
    .slice(0, maxChars)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\ufffd');

function json(body: unknown): string {
  const text = JSON.stringify(body);
  // Cut, it is no JSON any more, but still the beginning of a text.
  return text.length <= maxBodyChars ? text : JSON.stringify(`${text.slice(0, maxBodyChars)}…`);
}
