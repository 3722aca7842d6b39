// An entry as it is kept: a time and an id, no secret, nothing that a database refuses, and no more than a screenful.
import { randomUUID } from 'node:crypto';
import type { LogEntryTable } from '../ports/database/tables.ts';
import type { EventLogEntry } from './event-log.ts';
import { redactSecrets, redactSecretsInText } from './redact-secrets.ts';

const maxTextChars = 2000;
const maxBodyChars = 8000;

export function entryRow({ body, ...entry }: EventLogEntry, now: number): LogEntryTable {
  return {
    ...entry,
    id: randomUUID(),
    at: now,
    verb: storableText(entry.verb, maxTextChars),
    path: storableText(entry.path, maxTextChars),
    content: storableText(redactSecretsInText(entry.content), maxTextChars),
    body: body === null || body === undefined ? null : bodyJson(redactSecrets(body)),
  };
}

/** PostgreSQL keeps neither the character 0 nor half a character. */
const storableText = (text: string, maxChars: number): string =>
  text
    .slice(0, maxChars)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\ufffd');

function bodyJson(body: unknown): string {
  const text = JSON.stringify(body);
  // Cut, it is no JSON any more, but still the beginning of a text.
  return text.length <= maxBodyChars ? text : JSON.stringify(`${text.slice(0, maxBodyChars)}…`);
}
