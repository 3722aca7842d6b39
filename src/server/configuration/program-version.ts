// The version of this program, for everything whose output depends on it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { programFolder } from './program-folder.ts';

/** Two builds can share a version number, so the sources each was built from tell them apart. */
export function programVersion(): string {
  const { version } = read('package.json', z.object({ version: z.string() }));
  const stamps = join('dist', 'built.json');
  if (import.meta.url.endsWith('.ts') || !existsSync(join(programFolder(), stamps))) return version;
  const { node = '' } = read(stamps, z.object({ node: z.string().nullish() }));
  return `${version} ${node}`;
}

function read<Content>(file: string, schema: z.ZodType<Content>): Content {
  return schema.parse(JSON.parse(readFileSync(join(programFolder(), file), 'utf8')));
}
