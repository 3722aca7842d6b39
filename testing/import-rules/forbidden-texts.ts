// One small text of each kind that lint or the compiler must refuse, and the rule or error code that does.
import { languages } from '#language/language.ts';
import { pureFloors } from './floor-pairs.ts';

export interface Text {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
  readonly rule: string;
}

const sentence = '// Says what it is for.\n';
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

const inPureFloors: Text[] = [
  ['the clock', 'export const now = Date.now();', 'pure-floor'],
  ['today', 'export const today = new Date();', 'pure-floor'],
  ['chance', 'export const chance = Math.random();', 'pure-floor'],
  ['the global object', 'export const all = globalThis;', 'pure-floor'],
  ['evaluated text', "export const two = eval('1 + 1');", 'pure-floor'],
  ['a function made of text', "export const made = new Function('return 1');", 'pure-floor'],
].map(([kind = '', text = '', rule = ''], i) => ({
  kind,
  path: `src/formula/planted-text-${i}.ts`,
  text: sentence + text,
  rule,
}));

const anywhere: Text[] = [
  ['a default export', 'server/planted-a.ts', 'export default 1;', 'lint/style/noDefaultExport'],
  ['any', 'server/planted-b.ts', 'export const x: any = 1;', 'lint/suspicious/noExplicitAny'],
  [
    'a non-null assertion',
    'server/planted-c.ts',
    'export const x = process.env.X!;',
    'lint/style/noNonNullAssertion',
  ],
  [
    'a cast through unknown',
    'server/planted-d.ts',
    'export const x = 1 as unknown as string;',
    'no-cast-through-unknown',
  ],
  [
    'a silenced compiler',
    'server/planted-e.ts',
    `// @ts${'-'}ignore\nexport const x: string = 1;`,
    'lint/suspicious/noTsIgnore',
  ],
  ['the console', 'server/planted-f.ts', "console.log('x');\nexport {};", 'lint/suspicious/noConsole'],
  [
    'a barrel',
    'server/planted-g.ts',
    "export { paths } from '#contract/paths.ts';",
    'lint/performance/noBarrelFile',
  ],
  [
    'a star barrel',
    'server/planted-h.ts',
    "export * from '#contract/paths.ts';",
    'lint/performance/noReExportAll',
  ],
  [
    'a climbing import',
    'server/a/b/planted-i.ts',
    "import '../../../contract/paths.ts';",
    'lint/style/noRestrictedImports',
  ],
  [
    'a name not in kebab case',
    'server/plantedFile.ts',
    'export const x = 1;',
    'lint/style/useFilenamingConvention',
  ],
  [
    'a long file',
    'server/planted-j.ts',
    lines(301, (i) => `export const x${i} = 1;`),
    'lint/style/noExcessiveLinesPerFile',
  ],
  [
    'a long function',
    'server/planted-k.ts',
    `export function long(f: (n: number) => void) {\n${lines(41, (i) => `  f(${i});`)}\n}`,
    'lint/complexity/noExcessiveLinesPerFunction',
  ],
  [
    'a lone test',
    'server/planted-l.test.ts',
    "import { it } from 'vitest';\nit.only('x', () => {});",
    'lint/suspicious/noFocusedTests',
  ],
  [
    'a skipped test',
    'server/planted-m.test.ts',
    "import { it } from 'vitest';\nit.skip('x', () => {});",
    'lint/suspicious/noSkippedTests',
  ],
  [
    'a wait that a busy machine breaks',
    'server/planted-n.test.ts',
    "import { vi } from 'vitest';\nawait vi.waitFor(() => 1);",
    'no-hasty-wait',
  ],
].map(([kind = '', path = '', text = '', rule = '']) => ({
  kind,
  path: `src/${path}`,
  text: sentence + text,
  rule,
}));

/** In each language, so that the rules know a new one as well. */
const inEachLanguage: Text[] = languages.flatMap((language) =>
  [
    ['compares with', `(given: string) => given === '${language}'`, 'no-comparing-languages'],
    ['compares backwards with', `(given: string) => '${language}' !== given`, 'no-comparing-languages'],
    [
      'switches to',
      `(given: string) => {\n  switch (given) {\n    case '${language}':\n      return 1;\n  }\n  return 2;\n}`,
      'no-comparing-languages',
    ],
    ['falls back to', `(given?: string) => given ?? '${language}'`, 'no-naming-languages'],
    ['lists', `['${language}']`, 'no-naming-languages'],
    ['picks the text in', `(texts: Record<string, string>) => texts.${language}`, 'no-naming-languages'],
    ['has a type that names', `(given: '${language}' | '') => given`, 'no-naming-languages'],
  ].map(([what = '', text = '', rule = ''], i) => ({
    kind: `what ${what} ${language}`,
    path: `src/server/planted-${language}-${i}.ts`,
    text: `${sentence}export const x = ${text};`,
    rule,
  })),
);

export const refusedByLint: readonly Text[] = [...inPureFloors, ...anywhere, ...inEachLanguage];

/** The pure floors are compiled without the types of Node and of the browser, so these names do not exist there. */
export const refusedByTypes: readonly Text[] = pureFloors.flatMap((floor) =>
  [
    ['console', "console.log('x');", 'TS2584'],
    ['document', 'document.title;', 'TS2584'],
    ['process', 'process.env;', 'TS2591'],
    ['setTimeout', 'setTimeout(String, 1);', 'TS2304'],
  ].map(([name = '', text = '', rule = '']) => ({
    kind: `${name} in ${floor}`,
    path: `src/${floor}/planted-${name.toLowerCase()}.ts`,
    text: `${sentence}${text}\nexport {};\n`,
    rule,
  })),
);
