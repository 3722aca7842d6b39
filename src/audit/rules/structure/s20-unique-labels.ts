// S20: labels are unique within a block, except for links.
import { addressOf } from '../../book/address.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { withoutPeriods } from './parts/not-checkable.ts';

const numeric = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'total']);

/** The same words under another heading, or in another unit, are another thing. */
const nameOf = ({ heading, label, unit }: SheetLine): string =>
  [heading, label, unit].join('\n').toLowerCase();

/** Lists of records repeat their labels rightly; lines of a model have periods or one value each. */
function isModelSheet({ axis, labelColumn }: SheetLayout): boolean {
  return axis !== null && labelColumn !== null;
}

function ofSheet(sheet: SheetLayout): readonly RuleFault[] {
  if (!isModelSheet(sheet)) return [];
  const seen = new Map<string, number>();
  return sheet.lines
    .filter(({ role, label }) => numeric.has(role) && label !== '')
    .flatMap((line) => {
      const first = seen.get(nameOf(line));
      if (first === undefined) {
        seen.set(nameOf(line), line.line);
        return [];
      }
      const cell = addressOf(line.line, sheet.labelColumn ?? 1);
      return [{ sheet: sheet.sheet, cell, words: { label: line.label, line: first } }];
    });
}

export const uniqueLabels: Rule = {
  id: 'S20',
  severity: 'W',
  texts: {
    en: {
      title: 'Labels are unique, links aside',
      messages: { twice: 'The label {label} stands on row {line} of the same block already.' },
      remedy: 'Give each row a label of its own, or put the rows under different headings.',
    },
    ru: {
      title: 'Подписи строк не повторяются, если это не ссылки',
      messages: { twice: 'Подпись «{label}» уже есть в строке {line} того же блока.' },
      remedy: 'Дайте каждой строке свою подпись или поставьте строки под разные заголовки.',
    },
  },
  notCheckable: withoutPeriods,
  faults: ({ layout }) => layout.sheets.flatMap(ofSheet),
};
