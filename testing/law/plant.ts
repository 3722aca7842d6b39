// Makes a throwaway copy of the house and plants small files in it, to see which of them the law refuses.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '#testing/run.ts';

const root = join(import.meta.dirname, '../..');
const copied = /^(src|testing|laws\.cjs|biome\.json|package\.json|tsconfig.*\.json|\.gitignore|.*\.d\.ts)$/;

export interface House {
  readonly folder: string;
  plant(files: Readonly<Record<string, string>>): void;
  /** The names of the import rules that each file breaks. */
  brokenLaws(): Promise<Map<string, string[]>>;
  /** What the linter says of each file, by rule. */
  lintFaults(): Promise<Map<string, string[]>>;
  /** The compiler's error codes for each file. */
  typeErrors(): Promise<Map<string, string[]>>;
  remove(): void;
}

export function copyOfTheHouse(): House {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  for (const entry of readdirSync(root).filter((name) => copied.test(name))) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const tool = (name: string, args: string[]) => run(join(root, 'node_modules/.bin', name), args, folder);
  return {
    folder,
    plant(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    brokenLaws: async () =>
      readBrokenLaws(
        (await tool('depcruise', ['--config', 'laws.cjs', '-T', 'json', 'src', 'testing'])).stdout,
      ),
    lintFaults: async () =>
      readLintFaults((await tool('biome', ['check', '--reporter=json', '--max-diagnostics=none'])).stdout),
    typeErrors: async () => readTypeErrors((await tool('tsc', ['-b', '--pretty', 'false'])).stdout),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function gather(faults: Iterable<readonly [string, string]>): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  for (const [file, rule] of faults) byFile.set(file, [...(byFile.get(file) ?? []), rule]);
  return byFile;
}

interface Violation {
  from: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

/** A cycle is reported once, and counts against every file in it. */
function readBrokenLaws(output: string): Map<string, string[]> {
  const result: { summary: { violations: Violation[] } } = JSON.parse(output);
  return gather(
    result.summary.violations.flatMap(({ from, rule, cycle = [] }) =>
      [from, ...cycle.map(({ name }) => name)].map((file) => [file, rule.name] as const),
    ),
  );
}

function readLintFaults(output: string): Map<string, string[]> {
  const result: { diagnostics: { category: string; message: string; location: { path: string } }[] } =
    JSON.parse(output);
  return gather(
    result.diagnostics.map(({ category, message, location }) => [
      location.path,
      category === 'plugin' ? message.slice(0, message.indexOf(':')) : category,
    ]),
  );
}

function readTypeErrors(output: string): Map<string, string[]> {
  const errors = output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+):/gm);
  return gather([...errors].map(([, file = '', code = '']) => [file, code]));
}
