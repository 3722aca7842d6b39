// The manifest that makes a folder a backup: its files, their checksums, the schema version and the time.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { isMissing } from '#server/ports/files/is-missing.ts';
import { CommandError } from '../errors/command-error.ts';

export const manifestName = 'manifest.json';

/** Path parts are plain names, so that no manifest can point outside its folder. */
const path = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)?$/);

const manifest = z.object({
  program: z.literal('modelwright'),
  format: z.literal(1),
  schemaVersion: z.int(),
  madeAt: z.string(),
  files: z.array(z.object({ path, bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;

export async function describeFile(folder: string, path: string): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash);
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error) => {
    if (isMissing(error)) throw new CommandError(`${folder} is no backup: it has no ${manifestName}.`);
    throw error;
  });
  const parsed = manifest.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new CommandError(`The backup in ${folder} is damaged: its ${manifestName} cannot be read.`);
}

/** Checks that every file in the manifest exists and is unchanged. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const expected of files) {
    const actual = await describeFile(folder, expected.path).catch((error) => {
      if (isMissing(error))
        throw new CommandError(`The backup in ${folder} is damaged: ${expected.path} is missing.`);
      throw error;
    });
    if (actual.sha256 !== expected.sha256) {
      throw new CommandError(
        `The backup in ${folder} is damaged: ${expected.path} is not what was backed up.`,
      );
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
