// The version in package.json, for what depends on how this program writes things.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { programFolder } from './program-folder.ts';

export function programVersion(): string {
  const description: unknown = JSON.parse(readFileSync(join(programFolder(), 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(description).version;
}
