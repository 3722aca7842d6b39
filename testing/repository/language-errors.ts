// What the compiler says of all the sources of a copy, as one program: a build would stop at the first floor with an error.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RepositoryCopy } from '#testing/repository-copy.ts';

export interface LanguageError {
  readonly path: string;
  /** Where it begins, in characters from the start of the file. */
  readonly at: number;
  readonly text: string;
}

const settings = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    ...{ composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, rootDir: '.' },
    lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
  },
  include: ['src'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
};

export async function languageErrors(copy: RepositoryCopy): Promise<readonly LanguageError[]> {
  const project = 'tsconfig.one-program.json';
  copy.plant({ [project]: JSON.stringify(settings) });
  const { stdout, stderr } = await copy.tool('tsc', ['-p', project, '--singleThreaded', '--pretty', 'false']);
  if (stderr !== '') throw new Error(stderr);
  const printed = stdout.matchAll(/^(\S+?)\((\d+),(\d+)\): error TS\d+: (.*)$/gm);
  return [...printed].map(([, path = '', line, column, text = '']) => ({
    path,
    at: startOfLine(join(copy.folder, path), Number(line)) + Number(column) - 1,
    text,
  }));
}

function startOfLine(file: string, line: number): number {
  const before = readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, line - 1);
  return before.reduce((length, text) => length + text.length + 1, 0);
}
