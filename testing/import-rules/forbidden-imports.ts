// One small import of each forbidden kind, and the rule that must refuse it.

export interface Plant {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
  readonly rule: string;
}

const importing = (target: string) =>
  `// Imports what it may not.\nimport * as other from '${target}';\n\nexport const kept = other;\n`;
const typing = (target: string) =>
  `// Imports a type it may not.\nimport type { Kept } from '${target}';\n\nexport interface Kept2 {\n  kept: Kept;\n}\n`;
const holding = (name: string) => `// Holds one thing to be imported.\nexport const ${name} = 1;\n`;

const pureFloors = [
  'language',
  'formula',
  'template',
  'workbook',
  'model',
  'evaluate',
  'generate',
  'audit',
  'render',
];

const fromOutside: Plant[] = [
  ...pureFloors.flatMap((floor) => [
    { floor, what: 'npm', target: 'zod' },
    { floor, what: 'node', target: 'node:fs' },
  ]),
  ...['contract', 'contract/passwords', 'catalog'].flatMap((floor) => [
    { floor, what: 'npm', target: 'kysely' },
    { floor, what: 'node', target: 'node:path' },
  ]),
  { floor: 'audit/read', what: 'npm', target: 'zod' },
  { floor: 'audit/read', what: 'node', target: 'node:zlib' },
  { floor: 'audit/rules', what: 'npm', target: 'fflate', rule: 'npm-audit' },
  { floor: 'render/changed-xlsx', what: 'npm', target: 'zod' },
  { floor: 'render/changed-xlsx', what: 'node', target: 'node:zlib' },
  { floor: 'render/xlsx', what: 'npm', target: 'zod' },
  { floor: 'render/xlsx', what: 'node', target: 'node:fs' },
  { floor: 'render/html', what: 'node', target: 'node:zlib', rule: 'node-render' },
  { floor: 'web', what: 'node', target: 'node:fs' },
  { floor: 'server', what: 'npm', target: 'vite' },
  { floor: 'cli', what: 'npm', target: 'vitest' },
].map(({ floor, what, target, ...given }) => ({
  kind: `${target} in ${floor}`,
  path: `src/${floor}/planted-${what}.ts`,
  text: importing(target),
  rule: 'rule' in given ? given.rule : `${what}-${floor.replace('/', '-')}`,
}));

const betweenRooms: Plant[] = [
  [
    'feature to feature in the web',
    'web/features/one/planted.ts',
    '#web/features/two/held.ts',
    'web-feature-alone',
  ],
  [
    'feature to feature in the server',
    'server/features/one/planted.ts',
    '#server/features/two/held.ts',
    'server-feature-alone',
  ],
  ['sheet to sheet', 'model/sheets/one/planted.ts', '#model/sheets/two/held.ts', 'sheet-alone'],
  [
    'a plain component to a feature',
    'web/ui/planted-feature.ts',
    '#web/features/two/held.ts',
    'ui-knows-no-product',
  ],
  [
    'a plain component to the contract',
    'web/ui/planted-contract.ts',
    '#contract/paths.ts',
    'ui-knows-no-product',
  ],
  ['a feature to the app', 'web/features/one/planted-app.ts', '#web/app/held.ts', 'app-on-top'],
  [
    'a server feature to the composition root',
    'server/features/one/planted-main.ts',
    '#server/main.ts',
    'wired-in-main',
  ],
  [
    'what makes models to the xlsx writer',
    'generate/planted-xlsx.ts',
    '#render/xlsx/held.ts',
    'floor-generate',
  ],
  ['the web to the xlsx writer', 'web/planted-xlsx.ts', '#render/xlsx/held.ts', 'floor-web'],
  ['the web to the rules of the audit', 'web/planted-audit.ts', '#audit/rules/held.ts', 'floor-web'],
  [
    'the web to what calculates beneath a live workbook',
    'web/planted-calculation.ts',
    '#audit/calculate/held.ts',
    'floor-web',
  ],
  ['the web to the server', 'web/planted-server.ts', '#server/ports/held.ts', 'floor-web'],
  [
    'the command line to the inside of the server',
    'cli/planted-server.ts',
    '#server/ports/held.ts',
    'floor-cli',
  ],
  ['the server to the command line', 'server/planted-cli.ts', '#cli/held.ts', 'floor-server'],
].map(([kind = '', path = '', target = '', rule = '']) => ({
  kind,
  path: `src/${path}`,
  text: importing(target),
  rule,
}));

const editor = 'web/features/editor';

/** From one place in the editor to another, and the end of the rule's name. */
const inEditor: Plant[] = [
  ['document', 'calculation/held.ts', 'document'],
  ['calculation', 'session/held.ts', 'calculation'],
  ['session', 'grid/held.ts', 'session'],
  ['grid', 'fields/held.ts', 'grid'],
  ['fields', 'drivers/held.ts', 'fields'],
  ['drivers', 'subject/held.ts', 'drivers'],
  ['other-subject', 'subject/held.ts', 'subject-alone'],
  ['other-subject', 'held.ts', 'files-above-folders-0'],
  ['subject/inner', 'subject/held.ts', 'files-above-folders-1'],
  ['subject/inner/innermost', 'subject/inner/held.ts', 'files-above-folders-2'],
].map(([folder = '', target = '', rule = '']) => ({
  kind: `${target} of the editor in its ${folder}`,
  path: `src/${editor}/${folder}/planted-${rule}.ts`,
  text: importing(`#${editor}/${target}`),
  rule: `editor-${rule}`,
}));

const anywhereInRepository: Plant[] = [
  ['a cycle', 'formula/planted-cycle.ts', importing('./planted-cycle-back.ts'), 'no-cycle'],
  ['a cycle of types', 'formula/planted-types.ts', typing('./planted-types-back.ts'), 'no-cycle'],
  ['a test', 'formula/planted-test.ts', importing('./held.test.ts'), 'not-to-tests'],
  ['a test aid', 'formula/planted-aid.ts', importing('#testing/held.ts'), 'not-to-tests'],
  ['a file that does not exist', 'formula/planted-nothing.ts', importing('./nothing.ts'), 'no-unresolvable'],
  [
    'another floor by a relative path',
    'template/planted-relative.ts',
    importing('../formula/held.ts'),
    'floors-by-name',
  ],
  [
    'a package that package.json does not name',
    'server/planted-undeclared.ts',
    importing('mime'),
    'no-undeclared',
  ],
  [
    'a calculator under the GPL in what ships',
    'web/planted-copyleft.ts',
    importing('hyperformula'),
    'copyleft-in-tests-alone',
  ],
  ['a folder that is no floor', 'attic/planted.ts', importing('#formula/held.ts'), 'on-a-floor'],
].map(([kind = '', path = '', text = '', rule = '']) => ({ kind, path: `src/${path}`, text, rule }));

export const forbiddenImports: readonly Plant[] = [
  ...fromOutside,
  ...betweenRooms,
  ...inEditor,
  ...anywhereInRepository,
];

/** What the plants import. */
export const innocentFiles: Readonly<Record<string, string>> = {
  'src/contract/paths.ts': holding('paths'),
  'src/server/main.ts': holding('serve'),
  'src/web/features/two/held.ts': holding('screen'),
  'src/server/features/two/held.ts': holding('action'),
  'src/model/sheets/two/held.ts': holding('sheet'),
  'src/web/app/held.ts': holding('shell'),
  'src/render/xlsx/held.ts': holding('writer'),
  'src/audit/rules/held.ts': holding('rule'),
  'src/audit/calculate/held.ts': holding('calculation'),
  'src/server/ports/held.ts': holding('port'),
  'src/cli/held.ts': holding('command'),
  'src/formula/held.ts': holding('formula'),
  [`src/${editor}/held.ts`]: holding('part'),
  [`src/${editor}/calculation/held.ts`]: holding('client'),
  [`src/${editor}/session/held.ts`]: holding('view'),
  [`src/${editor}/grid/held.ts`]: holding('cell'),
  [`src/${editor}/fields/held.ts`]: holding('field'),
  [`src/${editor}/drivers/held.ts`]: holding('driver'),
  [`src/${editor}/subject/held.ts`]: holding('subject'),
  [`src/${editor}/subject/inner/held.ts`]: holding('detail'),
  'src/formula/held.test.ts': holding('tested'),
  'testing/held.ts': holding('aid'),
  'src/formula/planted-cycle-back.ts': importing('./planted-cycle.ts'),
  'src/formula/planted-types-back.ts': typing('./planted-types.ts').replaceAll('Kept2', 'Kept3'),
};

export const allowedImports: Readonly<Record<string, string>> = {
  'src/contract/planted-zod.ts': importing('zod'),
  'src/audit/read/planted-fflate.ts': importing('fflate'),
  'src/render/changed-xlsx/planted-fflate.ts': importing('fflate'),
  'src/render/xlsx/planted-zlib.ts': importing('node:zlib'),
  'src/web/planted-preview.ts': importing('#render/html/held.ts'),
  'src/render/html/held.ts': holding('page'),
  'src/web/planted-live.ts': importing('#audit/live/held.ts'),
  'src/audit/live/held.ts': holding('open'),
  'src/web/app/planted-feature.ts': importing('#web/features/two/held.ts'),
  [`src/${editor}/subject/planted-base.ts`]: importing(`#${editor}/calculation/held.ts`),
  [`src/${editor}/subject/planted-inner.ts`]: importing(`#${editor}/subject/inner/held.ts`),
  [`src/${editor}/shell/planted-subject.ts`]: importing(`#${editor}/subject/held.ts`),
  'src/cli/planted-start.ts': importing('#server/main.ts'),
  'src/formula/planted.test.ts': importing('#testing/held.ts'),
};
