// Every dependency may be used in an MIT-licensed product, and the lock file installs anywhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { admitsNode } from './admits-node.ts';
import { isAllowed } from './licences.ts';
import { root } from './repository-files.ts';

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
interface Entry {
  readonly license?: string;
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock: { packages: Record<string, Entry> } = JSON.parse(lockText);

const dependencies = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, { license, dev }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    licence: license ?? 'none named',
    isForDevelopment: dev ?? false,
  }));

test('every dependency has a licence that allows its use', () => {
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.filter((dependency) => !isAllowed(dependency))).toEqual([]);
});

test('the product itself is under the MIT licence', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).license).toBe('MIT');
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toMatch(/^MIT License\n/);
});

test('the lock file names no registry', () => {
  expect(lockText).not.toContain('"resolved"');
});

test('the lock file leaves out no optional package, or else: node scripts/complete-lock.mjs', () => {
  const optional = Object.values(lock.packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  const named = new Set(dependencies.map(({ name }) => name));
  expect(optional.filter((name) => !named.has(name))).toEqual([]);
});

/** What the product runs on and would not run on this Node. */
const refusing = (version: Parameters<typeof admitsNode>[1]) =>
  Object.entries(lock.packages)
    .filter(([, { dev, engines }]) => dev !== true && !admitsNode(engines?.node ?? '*', version))
    .map(([path, { engines }]) => [path, engines?.node]);

test('everything the product runs on runs on the Node of the image', () => {
  const image = /^FROM node:(\d+)\.(\d+)\.(\d+)-/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const [, major = 0, minor = 0, patch = 0] = (image ?? []).map(Number);
  expect(major).toBeGreaterThan(0);
  expect(refusing([major, minor, patch])).toEqual([]);
});

test('everything the product runs on runs on the oldest Node that package.json admits', () => {
  expect(refusing([20, 19, 0])).toEqual([]);
  expect(refusing([22, 13, 0])).toEqual([]);
  expect(lock.packages['']?.engines?.node).toBe('^20.19 || ^22.13');
});

test.each([
  ['>=20.19', true],
  ['^16 || ^18 || >=20', true],
  ['16 || 18', false],
  ['20.x || 22.x', true],
  ['>= 22', false],
  ['^20.20.0 || >=22.12.0', false],
  ['>=16 || 14 >=14.17', true],
  ['>=18 <20', false],
  ['~20.19.0', true],
  ['*', true],
  ['the newest', false],
])('%s admits Node 20.19.0: %s', (range, isAdmitted) => {
  expect(admitsNode(range, [20, 19, 0])).toBe(isAdmitted);
});

describe('the licence rule', () => {
  const dependency = (licence: string, name = 'x', isForDevelopment = false) => ({
    name,
    licence,
    isForDevelopment,
  });

  test.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-2.1', 'MPL-2.0', 'none named', 'MIT AND GPL-2.0', 'OFL-1.1'])(
    'refuses %s',
    (licence) => expect(isAllowed(dependency(licence))).toBe(false),
  );

  test.each(['MIT', 'MIT OR GPL-2.0', 'MIT/Apache-2.0', '(MIT OR CC0-1.0)', 'MIT AND ISC'])(
    'allows %s',
    (licence) => expect(isAllowed(dependency(licence))).toBe(true),
  );

  test('allows a tool what it refuses the product', () => {
    expect(isAllowed(dependency('MPL-2.0', 'axe-core', true))).toBe(true);
    expect(isAllowed(dependency('MPL-2.0', 'axe-core', false))).toBe(false);
    expect(isAllowed(dependency('GPL-3.0-only', 'hyperformula', true))).toBe(true);
    expect(isAllowed(dependency('GPL-3.0-only', 'hyperformula', false))).toBe(false);
    expect(isAllowed(dependency('GPL-3.0-only', 'other', true))).toBe(false);
  });
});
