// Prints, as JSON, what the compiler says of the sources in the current folder that speak of languages; a program of its own, for it takes much memory.
import { relative } from 'node:path';
import ts from 'typescript';

export interface LanguageError {
  readonly path: string;
  /** Where it begins, in characters from the start of the file. */
  readonly at: number;
  readonly text: string;
}

/** All floors as one program, for a build stops at the first floor with an error. */
const options = {
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

const folder = process.cwd();
const { fileNames, options: parsed } = ts.parseJsonConfigFileContent(options, ts.sys, folder);
const program = ts.createProgram(fileNames, parsed);

/** A source without any of these words cannot tell one language from another; checking all would take twice as long. */
const isAboutLanguages = ({ text }: ts.SourceFile): boolean => /\b(languages?|Language|en|ru)\b/.test(text);

const errors: readonly LanguageError[] = program
  .getSourceFiles()
  .filter((file) => fileNames.includes(file.fileName) && isAboutLanguages(file))
  .flatMap((file) => program.getSemanticDiagnostics(file))
  .map(({ file, start = 0, messageText }) => ({
    path: relative(folder, file?.fileName ?? ''),
    at: start,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));

process.stdout.write(JSON.stringify(errors));
