// How the modules of the pages are put into files, on a first division that was made up for it.
import { expect, it } from 'vitest';
import { fileOfModules } from '../../scripts/build/screen-chunks.mjs';

interface Part {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly letters?: number;
  readonly kind?: 'entry' | 'asked';
}

function divided(parts: Readonly<Record<string, Part>>) {
  const chunks = Object.entries(parts).map(([name, { imports = [], later = [], letters = 5000, kind }]) => ({
    fileName: name,
    moduleIds: [`${name}.ts`],
    code: 'x'.repeat(letters),
    imports: [...imports],
    dynamicImports: [...later],
    isEntry: kind === 'entry',
    isDynamicEntry: kind === 'asked',
  }));
  return Object.fromEntries(fileOfModules(chunks));
}

const entry: Part = { kind: 'entry', imports: ['react'], later: ['home', 'editor'] };

it('puts what the first page always needs in one file, and what screens share in one for just these screens', () => {
  const files = divided({
    entry,
    react: {},
    home: { kind: 'asked', imports: ['react', 'button', 'list'] },
    editor: { kind: 'asked', imports: ['button', 'table', 'numbers'] },
    button: {},
    list: { imports: ['button'] },
    table: {},
    numbers: {},
  });
  expect(files).toEqual({
    'entry.ts': 'first',
    'react.ts': 'first',
    'button.ts': 'shared-0-1',
    'list.ts': 'shared-0',
    'table.ts': 'shared-1',
    'numbers.ts': 'shared-1',
  });
});

it('leaves to the bundler what comes later than any screen, and tells a screen that would need it at once', () => {
  const files = divided({
    entry,
    react: {},
    home: { kind: 'asked', later: ['dialog'] },
    editor: { kind: 'asked', imports: ['table'], later: ['panel'] },
    dialog: { kind: 'asked', imports: ['table', 'menu'] },
    panel: { kind: 'asked', imports: ['table', 'menu'], later: ['deeper'] },
    deeper: { kind: 'asked', imports: ['chart'] },
    table: {},
    menu: {},
    chart: {},
  });
  expect(files).toEqual({ 'entry.ts': 'first', 'react.ts': 'first', 'table.ts': 'shared-1-and-0' });
});

it('makes no file of its own for an icon, unless it would bring along what is large', () => {
  const files = divided({
    entry,
    react: {},
    home: { kind: 'asked', imports: ['icon', 'large'], later: ['dialog'] },
    editor: { kind: 'asked', imports: ['icon', 'tied', 'large'], later: ['panel'] },
    dialog: { kind: 'asked', imports: ['sign'] },
    panel: { kind: 'asked', imports: ['sign', 'tied'] },
    icon: { letters: 200, imports: ['react'] },
    sign: { letters: 200 },
    tied: { letters: 200, imports: ['large'] },
    large: {},
  });
  expect(files).toEqual({
    'entry.ts': 'first',
    'react.ts': 'first',
    'icon.ts': 'first',
    'sign.ts': 'bits',
    'tied.ts': 'shared-1',
    'large.ts': 'shared-0-1',
  });
});
