// S18: each assumption has room for its source, its owner and its date.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isText, textOf } from '../../layout/cells/cell-lines.ts';
import type { SheetLayout } from '../../layout/layout.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { withoutInputs } from './parts/not-checkable.ts';

/** A few inputs can be explained in passing. */
const leastInputs = 3;
const longestHeadChars = 40;

const heads: readonly (readonly [string, RegExp])[] = [
  [
    'source',
    wordPattern(['source*', 'reference*', 'evidence', 'basis', 'источник*', 'основание', 'обоснование']),
  ],
  [
    'owner',
    wordPattern([
      'owner*',
      'responsible',
      'author',
      'provided by',
      'ответственный',
      'ответственные',
      'владелец',
      'автор',
      'кто',
    ]),
  ],
  ['date', wordPattern(['date', 'dated', 'as of', 'updated', 'last updated', 'дата', 'обновлено', 'когда'])],
];

/** The date of a source is next to its other headers; a date elsewhere belongs to the time axis. */
function headLines(sheet: SheetLayout): readonly (readonly string[])[] {
  const first = sheet.axis?.firstColumn ?? 0;
  const last = sheet.axis?.lastColumn ?? 0;
  return sheet.lines.map(({ cells }) =>
    cells
      .filter((cell) => isText(cell) && (cell.column < first || cell.column > last))
      .map(textOf)
      .filter((text) => text.length <= longestHeadChars),
  );
}

function ofSheet(sheet: SheetLayout): readonly RuleFault[] {
  const inputs = sheet.lines.filter(({ role }) => role === 'input').length;
  if (sheet.role !== 'input' || inputs < leastInputs) return [];
  const lines = headLines(sheet);
  const [source, owner] = heads;
  const register = lines.filter((texts) =>
    [source, owner].some((head) => head && texts.some((text) => head[1].test(text))),
  );
  const missing = heads.filter(
    ([, words]) => !register.some((texts) => texts.some((text) => words.test(text))),
  );
  // One finding per sheet, listing everything that is missing.
  const message = missing.map(([head]) => head).join(' ');
  return message === '' ? [] : [{ sheet: sheet.sheet, cell: null, message }];
}

export const roomForSources: Rule = {
  id: 'S18',
  severity: 'W',
  texts: {
    en: {
      title: 'Each assumption has room for its source, its owner and its date',
      messages: {
        source: 'No column says where the assumptions come from.',
        owner: 'No column says who answers for the assumptions.',
        date: 'No column says of what date the assumptions are.',
        'source owner': 'No columns say where the assumptions come from and who answers for them.',
        'source date': 'No columns say where the assumptions come from and of what date they are.',
        'owner date': 'No columns say who answers for the assumptions and of what date they are.',
        'source owner date':
          'No columns say where the assumptions come from, who answers for them and of what date they are.',
      },
      remedy: 'Add columns Source, Owner and Date to the assumptions and fill them where they are known.',
    },
    ru: {
      title: 'У каждого допущения есть место для источника, ответственного и даты',
      messages: {
        source: 'Нет столбца с источниками допущений.',
        owner: 'Нет столбца с ответственными за допущения.',
        date: 'Нет столбца с датами допущений.',
        'source owner': 'Нет столбцов с источниками допущений и ответственными.',
        'source date': 'Нет столбцов с источниками и датами допущений.',
        'owner date': 'Нет столбцов с ответственными за допущения и датами.',
        'source owner date': 'Нет столбцов с источниками допущений, ответственными и датами.',
      },
      remedy:
        'Добавьте к допущениям столбцы «Источник», «Ответственный» и «Дата» и заполните их там, где это известно.',
    },
  },
  notCheckable: withoutInputs,
  faults: ({ layout }: Examination) => layout.sheets.flatMap(ofSheet),
};
