// Writes docs/spec-coverage.md: each promise and its tests, by whether they use the real server, a stubbed one or none.
import type { CitedTest } from './cited-tests.ts';
import type { ServerUse } from './server-use.ts';

export type Promises = Readonly<Record<string, Readonly<Record<string, string>>>>;

const start = `# What the product promises, and the tests that hold it

This page is written by \`npm run coverage-page\` from [the promises](../testing/coverage/promises.json) and the titles of the tests that name
their ids; [CONTRIBUTING](../CONTRIBUTING.md) says how to add one. One row a sentence of the specification's screens. A test stands under
*on the real server* if it asks one, under *answered for* if it gives at least one answer in the server's place, and under *without a server* if nothing is asked.
`;

const head =
  '| id | what is promised | on the real server | answered for | without a server |\n|---|---|---|---|---|';

const uses: readonly ServerUse[] = ['real', 'answered', 'none'];

/** By title, so that moving a file leaves its row unchanged. */
const byTitle = (one: CitedTest, other: CitedTest): number =>
  `${one.title} ${one.file}` < `${other.title} ${other.file}` ? -1 : 1;

export function coveragePage(promises: Promises, tests: readonly CitedTest[]): string {
  const sorted = tests.toSorted(byTitle);
  const cell = (id: string, use: ServerUse): string =>
    sorted
      .filter(({ ids, server }) => server === use && ids.includes(id))
      .map(({ file, title }) => `\`${file}\` › ${title}`)
      .join('<br>');
  const row = ([id, text]: readonly [string, string]): string =>
    `| ${[id, text, ...uses.map((use) => cell(id, use))].join(' | ')} |`;
  const sections = Object.entries(promises).map(
    ([title, section]) => `## ${title}\n${head}\n${Object.entries(section).map(row).join('\n')}\n`,
  );
  return [start, ...sections].join('\n');
}
