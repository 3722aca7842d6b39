// Names of built files: nobody can guess one, and no other file in their folder has such a name.
import { randomBytes } from 'node:crypto';
import type { BuiltFileTable } from '#server/ports/database/tables.ts';

type Kind = BuiltFileTable['kind'];

const nameBytes = 18;
const extensions: Readonly<Record<Kind, string>> = { xlsx: 'xlsx', preview: 'preview' };

export const newBuiltFileName = (kind: Kind): string =>
  `${randomBytes(nameBytes).toString('base64url')}.${extensions[kind]}`;

/** Whether it may be asked for at all; other names can hold what no database takes. */
export const isBuiltFileName = (name: string, kind: Kind): boolean =>
  new RegExp(`^[\\w-]{24}\\.${extensions[kind]}$`).test(name);
