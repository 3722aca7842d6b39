// S13: the workbook has a change log.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { controlTexts, filledSheets } from './parts/control-texts.ts';

/** Fewer sheets need no history. */
const leastSheets = 3;

const saysLog = wordPattern([
  ...[
    'change log',
    'changelog',
    'change history',
    'version history',
    'revision history',
    'version log',
    'version control',
    'changes',
    'revisions',
    'release notes',
  ],
  ...[
    'журнал изменений',
    'история изменений',
    'история версий',
    'журнал версий',
    'список изменений',
    'изменения',
    'лист изменений',
  ],
]);

function faults(examination: Examination): readonly RuleFault[] {
  if (filledSheets(examination).length < leastSheets) return [];
  const titles = examination.book.sheets.map(({ title }) => title.replaceAll('_', ' '));
  const hasLog = [...titles, ...controlTexts(examination)].some((text) => saysLog.test(text));
  return hasLog ? [] : [{ sheet: null, cell: null }];
}

export const changeLog: Rule = {
  id: 'S13',
  severity: 'W',
  texts: {
    en: {
      title: 'The workbook has a change log',
      messages: { none: 'Nothing records what changed in the workbook, when and by whom.' },
      remedy: 'Keep a change log on the cover or on a sheet of its own: version, date, author, what changed.',
    },
    ru: {
      title: 'В книге есть журнал изменений',
      messages: { none: 'Нигде не записано, что, когда и кем изменено в книге.' },
      remedy: 'Ведите журнал изменений на обложке или отдельном листе: версия, дата, автор, что изменено.',
    },
  },
  faults,
};
