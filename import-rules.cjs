// The one matrix of who may import whom; dependency-cruiser holds every import to it, type imports included.

/** Each floor, and what it may import besides itself, as long as it does: whole floors, or one folder or file of a floor. */
const floors = {
  language: [],
  formula: [],
  template: ['language'],
  workbook: ['language'],
  contract: ['language'],
  catalog: ['language', 'template'],
  model: ['language', 'template', 'formula', 'workbook'],
  evaluate: ['workbook'],
  generate: ['language', 'template', 'catalog', 'workbook', 'model', 'evaluate'],
  audit: ['language', 'workbook'],
  render: ['language', 'workbook', 'evaluate'],
  cli: [
    'language',
    'template',
    'generate',
    'workbook',
    'model',
    'evaluate',
    'audit',
    'render',
    'server/main.ts',
  ],
  server: [
    'language',
    'contract',
    'catalog',
    'generate',
    'template',
    'workbook',
    'model',
    'evaluate',
    'render',
  ],
  web: [
    'language',
    'contract',
    'catalog',
    'generate',
    'template',
    'formula',
    'model',
    'evaluate',
    'audit/book',
    'audit/live',
    'render/html',
    'render/charts',
    'render/sheet-view',
    'render/changed-xlsx',
  ],
};

/** The packages and Node modules a folder may import; the narrowest folder named here counts, the rest may import none. */
const outside = {
  contract: { npm: ['zod'], node: [] },
  'contract/passwords': { npm: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common'], node: [] },
  'audit/read': { npm: ['fflate'], node: [] },
  'render/xlsx': { npm: [], node: ['zlib'] },
  'render/changed-xlsx': { npm: ['fflate'], node: [] },
  cli: { npm: [], node: 'any' },
  server: { npm: 'installed with the product', node: 'any' },
  web: { npm: 'any', node: [] },
};

/** The folders of the editor that its subjects stand on, each on those before it. */
const editorBases = ['document', 'calculation', 'session', 'grid', 'fields', 'drivers'];
const editor = 'src/web/features/editor';

/** Rooms inside a floor: `from` may not import `to`; a `$1` in `except` is the folder that `from` matched. */
const rooms = [
  {
    name: 'web-feature-alone',
    comment: 'A feature never imports a feature: what two need moves down a floor.',
    from: '^src/web/features/([^/]+)/',
    to: '^src/web/features/',
    except: '^src/web/features/$1/',
  },
  {
    name: 'server-feature-alone',
    comment: 'A feature never imports a feature: what two need moves down a floor.',
    from: '^src/server/features/([^/]+)/',
    to: '^src/server/features/[^/]+/',
    except: '^src/server/features/$1/',
  },
  {
    name: 'sheet-alone',
    comment: 'A sheet is one folder; it meets the others only in the list of sheets.',
    from: '^src/model/sheets/([^/]+)/',
    to: '^src/model/sheets/',
    except: '^src/model/sheets/$1/',
  },
  {
    name: 'ui-knows-no-product',
    comment: 'Plain components know no product word.',
    from: '^src/web/ui/',
    to: '^src/(?!web/ui/|render/charts/|language/)',
  },
  {
    name: 'app-on-top',
    comment: 'The app wires the screens; nothing below it reaches up.',
    from: '^src/web/(?!app/)',
    to: '^src/web/app/',
  },
  ...editorBases.map((base, index) => ({
    name: `editor-${base}`,
    comment: `In the editor ${base} may import ${editorBases.slice(0, index).join(', ') || 'no other folder'}.`,
    from: `^${editor}/${base}/`,
    to: `^${editor}/`,
    except: `^${editor}/(${editorBases.slice(0, index + 1).join('|')})/`,
  })),
  {
    name: 'editor-subject-alone',
    comment: `A subject of the editor imports itself and ${editorBases.join(', ')}; the shell wires them.`,
    from: `^${editor}/(?!shell/|${editorBases.map((base) => `${base}/`).join('|')})([^/]+)/`,
    to: `^${editor}/`,
    except: `^${editor}/($1|${editorBases.join('|')})/`,
  },
  ...[0, 1, 2].map((depth) => ({
    name: `editor-files-above-folders-${depth}`,
    comment: 'In the editor files directly in a folder stand above its subfolders, which never import them.',
    from: `^(${editor}${'/[^/]+'.repeat(depth)})/[^/]+/`,
    to: '^$1/[^/]+$',
  })),
  {
    name: 'wired-in-main',
    comment: 'The composition root is on top of the server; only a starter imports it.',
    from: '^src/server/',
    to: '^src/server/main\\.ts$',
  },
];

const test = '\\.test\\.tsx?$';
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const inPlace = (place) => `^src/${place.replace('.', '\\.')}${place.endsWith('.ts') ? '$' : '/'}`;
const places = [...Object.keys(floors), ...Object.keys(outside).filter((place) => place.includes('/'))];

const floorRules = Object.entries(floors).map(([floor, below]) => ({
  name: `floor-${floor}`,
  comment: `${floor} may import ${below.join(', ') || 'no other floor'}.`,
  severity: 'error',
  from: { path: inPlace(floor), pathNot: test },
  to: { path: '^src/', pathNot: [floor, ...below].map(inPlace) },
}));

const outsideRules = places.flatMap((place) => {
  const { npm, node } = outside[place] ?? { npm: [], node: [] };
  const narrower = places.filter((other) => other.startsWith(`${place}/`)).map(inPlace);
  const rule = (kind, to) => ({
    name: `${kind}-${place.replace('/', '-')}`,
    comment: `${place} takes from ${kind}: ${[npm, node][kind === 'npm' ? 0 : 1] || 'nothing'}.`,
    severity: 'error',
    from: { path: inPlace(place), pathNot: [test, ...narrower] },
    to,
  });
  const rules = [];
  if (Array.isArray(npm)) {
    const allowed = npm.map((name) => `node_modules/${name}/`);
    rules.push(rule('npm', { dependencyTypes: packages, ...(allowed.length > 0 && { pathNot: allowed }) }));
  } else if (npm !== 'any') {
    rules.push(rule('npm', { dependencyTypes: ['npm-dev'] }));
  }
  if (Array.isArray(node)) {
    const allowed = node.map((name) => `^(node:)?${name}$`);
    rules.push(rule('node', { dependencyTypes: ['core'], ...(allowed.length > 0 && { pathNot: allowed }) }));
  }
  return rules;
});

const roomRules = rooms.map(({ name, comment, from, to, except }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: to, ...(except && { pathNot: except }) },
}));

const generalRules = [
  {
    name: 'no-cycle',
    comment: 'No import cycles, type imports included.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment:
      'What is imported exists; the package numfmt names files for two ways of importing it that it does not bring.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^numfmt$' },
  },
  {
    name: 'no-undeclared',
    comment: 'A package is named in package.json before it is imported.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'copyleft-in-tests-alone',
    comment: 'HyperFormula is under the GPL: tests and measurements may use it, what ships may not.',
    severity: 'error',
    from: { path: '^src/', pathNot: test },
    to: { path: 'node_modules/hyperformula/' },
  },
  {
    name: 'not-to-tests',
    comment: 'What ships imports no test, test aid, measurement or script.',
    severity: 'error',
    from: { path: '^src/', pathNot: test },
    to: { path: ['^(testing|e2e|bench|scripts)/', test] },
  },
  {
    name: 'floors-by-name',
    comment: 'Another floor is imported as #floor/file.ts, so that a move inside a floor stays inside it.',
    severity: 'error',
    from: { path: '^src/([^/]+)/' },
    to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'on-a-floor',
    comment: 'Every source file stands on a floor of the matrix.',
    severity: 'error',
    from: { path: '^src/', pathNot: Object.keys(floors).map(inPlace) },
    to: {},
  },
];

module.exports = {
  forbidden: [...floorRules, ...outsideRules, ...roomRules, ...generalRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
