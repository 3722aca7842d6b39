// Makes throwaway copies of the repository, with its installed packages, for tests that change files.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Outcome, run } from './run.ts';

const root = join(import.meta.dirname, '..');
const settings = /^(import-rules\.cjs|biome\.json|package\.json|tsconfig.*\.json|\.gitignore)$/;
const copied = /^(src|testing|scripts|bin|gallery|package-lock\.json|.*config.*)$/;

export interface RepositoryCopy {
  readonly folder: string;
  /** Writes files, each by its path in the repository. */
  plant(files: Readonly<Record<string, string>>): void;
  /** Runs an installed tool. */
  tool(name: string, args: readonly string[]): Promise<Outcome>;
  remove(): void;
}

function emptyCopy(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'repository-copy-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    plant(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    tool: (name, args) => run(join(root, 'node_modules/.bin', name), args, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function copyOfRepository(): RepositoryCopy {
  const copy = emptyCopy();
  for (const entry of readdirSync(root).filter((name) => settings.test(name) || copied.test(name))) {
    cpSync(join(root, entry), join(copy.folder, entry), { recursive: true });
  }
  return copy;
}

/** The settings of the tools alone, in their folders: what is planted is all that they read. */
export function copyOfToolSettings(): RepositoryCopy {
  const copy = emptyCopy();
  const inside = ['src', 'testing/import-rules'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)tsconfig\.json$|\.grit$/.test(name))
      .map((name) => join(folder, name)),
  );
  for (const path of [...readdirSync(root).filter((name) => settings.test(name)), ...inside]) {
    cpSync(join(root, path), join(copy.folder, path));
  }
  return copy;
}
