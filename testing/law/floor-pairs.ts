// Who may import whom, written down a second time so that a slip in the matrix itself is noticed.

const pure = 'contract catalog template formula workbook model evaluate audit render';

const mayImport: Readonly<Record<string, string>> = {
  formula: '',
  template: 'formula',
  workbook: 'formula',
  contract: 'template',
  catalog: 'template',
  model: 'template formula workbook',
  evaluate: 'workbook formula',
  audit: 'workbook formula',
  render: 'workbook formula evaluate',
  cli: pure,
  server: pure,
  web: 'contract catalog template formula model evaluate audit',
};

const floors = Object.keys(mayImport);

export const pairs = floors.flatMap((from) =>
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

/** Project references reach all the way down, so what lies further below is left to the law. */
export const alsoRefusedByTheCompiler = pairs.filter(
  ({ from, to, allowed }) => pureFloors.includes(from) && !allowed && !allBelow(from).has(to),
);

export const plantOf = (from: string, to: string) => `src/${from}/planted-import-of-${to}.ts`;

/** One file in each floor to be imported, and one file for each pair that imports it. */
export function plantedPairs(): Record<string, string> {
  const targets = floors.map((floor) => [
    `src/${floor}/planted-target.ts`,
    `// Here to be imported.\nexport type Target = '${floor}';\n`,
  ]);
  const importers = pairs.map(({ from, to }) => [
    plantOf(from, to),
    `// Imports another floor.\nexport type { Target } from '#${to}/planted-target.ts';\n`,
  ]);
  return Object.fromEntries([...targets, ...importers]);
}
