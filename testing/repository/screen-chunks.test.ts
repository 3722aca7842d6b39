// How the modules of the pages are put into files, on a first division that was made up for it.
import { expect, it } from 'vitest';
import { fileOfModules } from '../../scripts/build/screen-chunks.mjs';

interface Part {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly letters?: number;
  readonly kind?: 'entry' | 'asked';
  readonly folder?: string;
}

function divided(parts: Readonly<Record<string, Part>>) {
  const chunks = Object.entries(parts).map(
    ([name, { imports = [], later = [], letters = 30_000, kind, folder = '' }]) => ({
      fileName: name,
      facadeModuleId: kind === 'asked' ? `${folder === '' ? name : folder}/${name}.ts` : null,
      moduleIds: [`${name}.ts`],
      code: 'x'.repeat(letters),
      imports: [...imports],
      dynamicImports: [...later],
      isEntry: kind === 'entry',
      isDynamicEntry: kind === 'asked',
    }),
  );
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

it('takes screens of one folder for one', () => {
  const files = divided({
    entry: { kind: 'entry', imports: ['react'], later: ['home', 'editor', 'print'] },
    react: {},
    home: { kind: 'asked' },
    editor: { kind: 'asked', imports: ['grid', 'panel'], folder: 'editor' },
    print: { kind: 'asked', imports: ['grid'], folder: 'editor' },
    grid: {},
    panel: {},
  });
  expect(files).toEqual({
    ...{ 'entry.ts': 'first', 'react.ts': 'first' },
    ...{ 'grid.ts': 'shared-1', 'panel.ts': 'shared-1' },
  });
});

it('puts a small file that others want later too with one that they all want later', () => {
  const files = divided({
    entry: { kind: 'entry', imports: ['react'], later: ['home', 'gallery', 'editor'] },
    react: {},
    home: { kind: 'asked', later: ['dialog'] },
    gallery: { kind: 'asked', later: ['preview'] },
    editor: { kind: 'asked', imports: ['small', 'both', 'large'] },
    dialog: { kind: 'asked', imports: ['small', 'both', 'large'] },
    preview: { kind: 'asked', imports: ['both'] },
    small: { letters: 5000 },
    both: {},
    large: { letters: 90_000 },
  });
  // Large: all that home wants later and the gallery does not.
  expect(files['both.ts']).toBe('shared-2-and-0-1');
  expect(files['large.ts']).toBe('shared-2-and-0');
  expect(files['small.ts']).toBe('shared-2-and-0');
  const alone = divided({
    entry: { kind: 'entry', imports: ['react'], later: ['home', 'gallery', 'editor'] },
    react: {},
    home: { kind: 'asked', later: ['dialog'] },
    gallery: { kind: 'asked', later: ['preview'] },
    editor: { kind: 'asked', imports: ['small', 'both'] },
    dialog: { kind: 'asked', imports: ['small', 'both'] },
    preview: { kind: 'asked', imports: ['both'] },
    small: { letters: 5000 },
    both: {},
  });
  expect(alone['small.ts']).toBe('shared-2-and-0-1');
});
