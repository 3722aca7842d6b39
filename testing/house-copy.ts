// A throwaway copy of the house with the packages it has installed, to try things in that must not happen here.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Outcome, run } from './run.ts';

const root = join(import.meta.dirname, '..');
const copied =
  /^(src|testing|scripts|bin|laws\.cjs|biome\.json|package\.json|package-lock\.json|.*config.*|\.gitignore)$/;

export interface HouseCopy {
  readonly folder: string;
  /** Writes files, each by its path in the house. */
  plant(files: Readonly<Record<string, string>>): void;
  /** Runs an installed tool. */
  tool(name: string, args: readonly string[]): Promise<Outcome>;
  remove(): void;
}

export function copyOfTheHouse(): HouseCopy {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  for (const entry of readdirSync(root).filter((name) => copied.test(name))) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
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
