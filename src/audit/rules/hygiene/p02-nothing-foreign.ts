// P02: no link to another workbook, no macro, and no protection that is not explained.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { findPart } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { parseFormula } from '../../formulas/parse/parse-formula.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { patternFaults } from '../formulas/parts/pattern-faults.ts';
import { controlTexts } from '../structure/parts/control-texts.ts';

const saysProtected = wordPattern([
  'protect*',
  'locked',
  'password',
  'защит*',
  'защищ*',
  'пароль',
  'паролем',
]);

/** The other file that a formula reads; null without one. */
function fileIn(tree: FormulaTree): string | null {
  const found = findPart(
    tree,
    (part) => (part.kind === 'reference' || part.kind === 'name') && part.file !== null,
  );
  return found?.kind === 'reference' || found?.kind === 'name' ? found.file : null;
}

/** A file may lose its list of external links while its formulas still use them. */
function foreignReads(examination: Examination): readonly RuleFault[] {
  const inCells = patternFaults(examination, ({ tree }) => {
    const file = fileIn(tree);
    return file === null ? null : { message: 'reads', words: { file } };
  });
  const inNames = examination.book.names.flatMap(({ name, formula }) => {
    const tree = parseFormula(formula);
    const file = 'fault' in tree ? null : fileIn(tree);
    return file === null ? [] : [{ sheet: null, cell: null, message: 'name', words: { name, file } }];
  });
  return [...inCells, ...inNames];
}

function faults(examination: Examination): readonly RuleFault[] {
  const { book } = examination;
  const whole = { sheet: null, cell: null };
  const isExplained = controlTexts(examination).some((text) => saysProtected.test(text));
  const isSecret =
    !isExplained && (book.isStructureProtected || book.sheets.some(({ isProtected }) => isProtected));
  return [
    ...book.externalLinks.map((target) => ({ ...whole, message: 'external', words: { target } })),
    ...foreignReads(examination),
    ...(book.hasMacros ? [{ ...whole, message: 'macros' }] : []),
    ...(isSecret ? [{ ...whole, message: 'protection' }] : []),
  ];
}

export const nothingForeign: Rule = {
  id: 'P02',
  severity: 'W',
  texts: {
    en: {
      title: 'No external link, no macro, no undisclosed protection',
      messages: {
        external: 'The workbook depends on another file or connection: {target}.',
        reads: 'The formula reads another file: {file}.',
        name: 'The name {name} leads to another file: {file}.',
        macros: 'The workbook holds macros.',
        protection: 'Sheets or the structure are protected, and the cover does not say so.',
      },
      remedy:
        'Bring in the values with their source, remove macros, and say on the cover what is protected and why.',
    },
    ru: {
      title: 'Нет внешних связей, макросов и защиты, о которой не сказано',
      messages: {
        external: 'Книга зависит от другого файла или подключения: {target}.',
        reads: 'Формула читает другой файл: {file}.',
        name: 'Имя {name} ведёт в другой файл: {file}.',
        macros: 'В книге есть макросы.',
        protection: 'Листы или структура книги защищены, а на обложке об этом не сказано.',
      },
      remedy:
        'Внесите значения с указанием источника, уберите макросы и напишите на обложке, что и почему защищено.',
    },
  },
  faults,
};
