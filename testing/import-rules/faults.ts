// Runs the import rules, the linter and the compiler on a copy of the repository and collects the errors of each file.
import type { RepositoryCopy } from '#testing/repository-copy.ts';
import { pureFloors } from './floor-pairs.ts';

/** For each file the names of what it breaks. */
export type Faults = ReadonlyMap<string, readonly string[]>;

/** The names of the import rules that each file breaks. */
export async function brokenImportRules(copy: RepositoryCopy): Promise<Faults> {
  const args = ['--config', 'import-rules.cjs', '--output-type', 'json', 'src', 'testing'];
  return readBrokenImportRules((await copy.tool('depcruise', args)).stdout);
}

/** What the linter says of each file, by rule. */
export async function lintFaults(copy: RepositoryCopy): Promise<Faults> {
  const args = ['check', '--reporter=json', '--max-diagnostics=none'];
  return readLintFaults((await copy.tool('biome', args)).stdout);
}

/** The compiler's error codes for each file of the pure floors. */
export async function typeErrors(copy: RepositoryCopy): Promise<Faults> {
  const projects = pureFloors.map((floor) => `src/${floor}`);
  return readTypeErrors(
    (await copy.tool('tsc', ['-b', '--singleThreaded', '--pretty', 'false', ...projects])).stdout,
  );
}

function gather(faults: Iterable<readonly [string, string]>): Faults {
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
function readBrokenImportRules(output: string): Faults {
  const result: { summary: { violations: Violation[] } } = JSON.parse(output);
  return gather(
    result.summary.violations.flatMap(({ from, rule, cycle = [] }) =>
      [from, ...cycle.map(({ name }) => name)].map((file) => [file, rule.name] as const),
    ),
  );
}

function readLintFaults(output: string): Faults {
  const result: { diagnostics: { category: string; message: string; location: { path: string } }[] } =
    JSON.parse(output);
  return gather(
    result.diagnostics.map(({ category, message, location }) => [
      location.path,
      category === 'plugin' ? message.slice(0, message.indexOf(':')) : category,
    ]),
  );
}

function readTypeErrors(output: string): Faults {
  const errors = output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+):/gm);
  return gather([...errors].map(([, file = '', code = '']) => [file, code]));
}
