// Which source file imports which file or package, read from the files' own text; tests are left out.
import { posix } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  /** A path of the repository, or what a package or a module of Node is called. */
  readonly to: string;
}

const source = /^src\/.*\.tsx?$/;
const test = /\.test\.tsx?$/;

const isSource = (path: string): boolean => source.test(path) && !test.test(path);

export const sourceFiles = <File extends SourceFile>(files: readonly File[]): readonly File[] =>
  files.filter(({ path }) => isSource(path));

function target(from: string, name: string): string {
  const [path = name] = name.split('?');
  if (path.startsWith('#testing/')) return path.slice(1);
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : path;
}

/** Imports of types are imports, and so are those that come later. */
export const importsIn = (files: readonly SourceFile[]): readonly Import[] =>
  sourceFiles(files).flatMap(({ path, text }) =>
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => ({ from: path, to: target(path, fileName) })),
  );
