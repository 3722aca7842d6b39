// Who may import whom, written down a second time so that a slip in the matrix itself is noticed.

const pure = 'language contract catalog template formula workbook model evaluate audit render';

const mayImport: Readonly<Record<string, string>> = {
  language: '',
  formula: '',
  template: 'language',
  workbook: 'language',
  contract: 'language',
  catalog: 'language template',
  model: 'language template formula workbook',
  evaluate: 'workbook',
  audit: 'language workbook',
  render: 'language workbook evaluate',
  cli: 'language template workbook model evaluate audit render',
  server: 'language contract catalog template workbook model evaluate render',
  web: 'language contract catalog template formula model evaluate',
};

const floors = Object.keys(mayImport);

export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly allowed: boolean;
}

export const pairs: readonly Pair[] = floors.flatMap((from) =>
  floors
    .filter((to) => to !== from)
    .map((to) => ({ from, to, allowed: mayImport[from]?.split(' ').includes(to) ?? false })),
);

function allBelow(floor: string): Set<string> {
  const below = (mayImport[floor] ?? '').split(' ').filter((name) => name !== '');
  return new Set([...below, ...below.flatMap((name) => [...allBelow(name)])]);
}

/** The floors that compile without the types of Node and of the browser. */
export const pureFloors = pure.split(' ');

/** For each floor one import that its rule must refuse, and one that it must not. */
export const plantedPairs = floors.flatMap((floor) =>
  [true, false].flatMap(
    (allowed) => pairs.find((pair) => pair.from === floor && pair.allowed === allowed) ?? [],
  ),
);

/** Project references reach all the way down, so what lies further below is left to the import rules. */
export const refusedByTheCompiler = pureFloors.flatMap(
  (floor) =>
    pairs.find(({ from, to, allowed }) => from === floor && !allowed && !allBelow(from).has(to)) ?? [],
);

export const plantOf = ({ from, to }: Pair): string => `src/${from}/planted-import-of-${to}.ts`;

/** One file in each floor to be imported, and the files that import it. */
export function plantedImports(): Record<string, string> {
  const targets = floors.map((floor) => [
    `src/${floor}/planted-target.ts`,
    `// Here to be imported.\nexport type Target = '${floor}';\n`,
  ]);
  const importers = [...plantedPairs, ...refusedByTheCompiler].map((pair) => [
    plantOf(pair),
    `// Imports another floor.\nexport type { Target } from '#${pair.to}/planted-target.ts';\n`,
  ]);
  return Object.fromEntries([...targets, ...importers]);
}
