// Finds what the matrix of floors allows and nothing uses, so that it says what is and not what was.
import { builtinModules } from 'node:module';
import type { Import } from './source-imports.ts';

/** A rule in the form in which import-rules.cjs passes it to dependency-cruiser. */
export interface ForbiddingRule {
  readonly name: string;
  readonly from: { readonly path?: string; readonly pathNot?: string | readonly string[] };
  readonly to: {
    readonly pathNot?: string | readonly string[];
    readonly dependencyTypes?: readonly string[];
  };
}

const all = (patterns: string | readonly string[] | undefined): readonly string[] =>
  typeof patterns === 'string' ? [patterns] : (patterns ?? []);

const matches = (patterns: string | readonly string[] | undefined, text: string): boolean =>
  all(patterns).some((pattern) => new RegExp(pattern).test(text));

const nodeModules = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

const kindOf = (to: string): 'source' | 'node' | 'npm' =>
  to.startsWith('src/') ? 'source' : nodeModules.has(to) ? 'node' : 'npm';

/** What a rule's patterns are held against: the path of a file, the name of a module, the place of a package. */
const shownTo = (to: string): string => (kindOf(to) === 'npm' ? `node_modules/${to}/` : to);

const importsOf = ({ from }: ForbiddingRule, imports: readonly Import[]): readonly Import[] =>
  imports.filter((one) => matches(from.path, one.from) && !matches(from.pathNot, one.from));

/** Each place or package that a rule leaves out of what it forbids must be imported by a file it is about. */
function unusedIn(rule: ForbiddingRule, imports: readonly Import[]): readonly string[] {
  const kind = rule.name.startsWith('floor-') ? 'source' : rule.name.startsWith('npm-') ? 'npm' : 'node';
  const used = importsOf(rule, imports)
    .filter(({ to }) => kindOf(to) === kind)
    .map(({ to }) => shownTo(to));
  return all(rule.to.pathNot)
    .filter((pattern) => pattern !== rule.from.path)
    .filter((pattern) => !used.some((path) => new RegExp(pattern).test(path)))
    .map((pattern) => `${rule.name} allows ${pattern}`);
}

/** A floor that may import any package, or any module of Node, must import one. */
function unusedFreedom(rules: readonly ForbiddingRule[], imports: readonly Import[]): readonly string[] {
  const floors = rules.filter(({ name }) => name.startsWith('floor-'));
  return floors.flatMap((floor) =>
    (['npm', 'node'] as const).flatMap((kind) => {
      const place = floor.name.slice('floor-'.length);
      const rule = rules.find(({ name }) => name === `${kind}-${place}`);
      const isFree = rule === undefined || rule.to.dependencyTypes?.join() === 'npm-dev';
      const isUsed = importsOf(floor, imports).some(({ to }) => kindOf(to) === kind);
      return isFree && !isUsed ? [`${place} may import any ${kind}`] : [];
    }),
  );
}

export const unusedAllowances = (
  rules: readonly ForbiddingRule[],
  imports: readonly Import[],
): readonly string[] => [
  ...rules.filter(({ name }) => /^(floor|npm|node)-/.test(name)).flatMap((rule) => unusedIn(rule, imports)),
  ...unusedFreedom(rules, imports),
];
