// Names of built files: impossible to guess, and distinct from any other file in the folder.
import { randomBytes } from 'node:crypto';
import type { BuiltFileTable } from '#server/ports/database/tables.ts';

type BuiltFileKind = BuiltFileTable['kind'];

const nameBytes = 18;
const extensions: Readonly<Record<BuiltFileKind, string>> = { xlsx: 'xlsx', preview: 'preview' };

export const newBuiltFileName = (kind: BuiltFileKind): string =>
  `${randomBytes(nameBytes).toString('base64url')}.${extensions[kind]}`;

/** Whether it can be looked up at all; other names may contain characters that no database accepts. */
export const isBuiltFileName = (name: string, kind: BuiltFileKind): boolean =>
  new RegExp(`^[\\w-]{24}\\.${extensions[kind]}$`).test(name);
