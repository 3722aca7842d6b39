// Which licences a dependency may have, and why the few unusual ones are all right.

const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Licences that are fine for one use: the packages that may have them, and whether they may ship. */
const forOneUse = [
  {
    licence: 'GPL-3.0-only',
    packages: /^hyperformula$/,
    ships: false,
    reason:
      'Tests and measurements hold our numbers to those of a calculator that knows nothing of us; nobody is given any of it.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(axe-core|@axe-core\/playwright|lightningcss(-.*)?)$/,
    ships: false,
    reason: 'Copyleft by file, in tools that test and build the product and are no part of it.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^@resvg\/resvg-js(-.*)?$/,
    ships: true,
    reason:
      'Copyleft by file: it is installed as it is published, unchanged and as a package of its own, and asks nothing of the program beside it.',
  },
  {
    licence: 'BSD',
    packages: /^url-template$/,
    ships: true,
    reason: 'Google’s clients need it; its file of the licence is that of BSD in three clauses.',
  },
  {
    licence: 'OFL-1.1',
    packages: /^(@fontsource(-variable)?\/|@expo-google-fonts\/pt-sans$)/,
    ships: true,
    reason: 'A font may be served with any program, and stand in a document; it is not sold by itself.',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^(caniuse-lite|@ip-location-db\/)/,
    ships: true,
    reason: 'Data whose source is named.',
  },
];

export interface Dependency {
  readonly name: string;
  readonly licence: string;
  /** Only there to build and test. */
  readonly isForDevelopment: boolean;
}

function allowsOne(licence: string, { name, isForDevelopment }: Dependency): boolean {
  if (permissive.has(licence)) return true;
  return forOneUse.some(
    (use) => use.licence === licence && use.packages.test(name) && (use.ships || isForDevelopment),
  );
}

/** Reads the few forms that package files use: one licence, a choice (OR, or a stroke), or several at once (AND). */
export function isAllowed(dependency: Dependency): boolean {
  const expression = dependency.licence.replaceAll(/[()]/g, '').trim();
  return expression
    .split(/ OR |\//)
    .some((choice) => choice.split(' AND ').every((licence) => allowsOne(licence.trim(), dependency)));
}
