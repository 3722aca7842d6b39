// P02: no link to another workbook, no macro, and no protection that nobody is told of.
import type { Examination } from '../../examination.ts';
import { wordPattern } from '../../layout/word-pattern.ts';
import type { Fault, Rule } from '../../rule.ts';
import { controlTexts } from '../structure/control-texts.ts';

const saysProtected = wordPattern([
  'protect*',
  'locked',
  'password',
  'защит*',
  'защищ*',
  'пароль',
  'паролем',
]);

function faults(examination: Examination): readonly Fault[] {
  const { book } = examination;
  const whole = { sheet: null, cell: null };
  const isTold = controlTexts(examination).some((text) => saysProtected.test(text));
  const isSecret =
    !isTold && (book.isStructureProtected || book.sheets.some(({ isProtected }) => isProtected));
  return [
    ...book.externalLinks.map((target) => ({ ...whole, message: 'external', words: { target } })),
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
        macros: 'В книге есть макросы.',
        protection: 'Листы или структура книги защищены, а на обложке об этом не сказано.',
      },
      remedy:
        'Внесите значения с указанием источника, уберите макросы и напишите на обложке, что и почему защищено.',
    },
  },
  faults,
};
