// P10: sheets have clear names.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { filledSheets } from '../structure/parts/control-texts.ts';

const longestTitleChars = 31;
/** What programs call a new sheet, in the languages that most of them speak. */
const asMade = /^(?:sheet|лист|аркуш|tabelle|feuil|hoja|foglio|planilha|arkusz|blad|page|worksheet)\s?\d*$/iu;
const copied = /\(\d+\)$|^copy of |^копия |\bcopy(?:\s?\d+)?$/iu;

function messageFor(title: string): string | null {
  if ([...title].length > longestTitleChars) return 'long';
  if (asMade.test(title.trim())) return 'asMade';
  if (copied.test(title.trim())) return 'copied';
  return title === title.trim() ? null : 'spaces';
}

/** A single sheet needs no distinctive name. */
function faults(examination: Examination): readonly RuleFault[] {
  const filled = filledSheets(examination);
  if (filled.length < 2) return [];
  return filled.flatMap((sheet) => {
    const title = examination.book.sheets[sheet]?.title ?? '';
    const message = messageFor(title);
    return message === null ? [] : [{ sheet, cell: null, message, words: { title } }];
  });
}

export const sheetNames: Rule = {
  id: 'P10',
  severity: 'S',
  texts: {
    en: {
      title: 'Clear sheet names',
      messages: {
        asMade: 'The name {title} says nothing of what the sheet holds.',
        copied: 'The name {title} is that of a copy.',
        long: 'The name {title} is longer than 31 signs, which Excel does not open.',
        spaces: 'The name {title} begins or ends with a space, on which links break.',
      },
      remedy: 'Call each sheet by what it holds.',
    },
    ru: {
      title: 'Понятные имена листов',
      messages: {
        asMade: 'Имя «{title}» не говорит, что на этом листе.',
        copied: 'Имя «{title}» осталось от копии.',
        long: 'Имя «{title}» длиннее 31 знака, Excel такой лист не откроет.',
        spaces: 'Имя «{title}» начинается или кончается пробелом, из-за этого ломаются ссылки.',
      },
      remedy: 'Назовите каждый лист по его содержанию.',
    },
  },
  faults,
};
