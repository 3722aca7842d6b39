// S01: each sheet is control, input, calculation or output, and its tab colour says which.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { filledSheets } from './parts/control-texts.ts';

/** A list and its summary can be told apart without colours. */
const leastSheets = 3;

function faults(examination: Examination): readonly RuleFault[] {
  const { book, layout } = examination;
  const filled = filledSheets(examination);
  if (filled.length < leastSheets) return [];
  if (filled.every((sheet) => book.sheets[sheet]?.tabColour === null)) {
    return [{ sheet: null, cell: null, message: 'none' }];
  }
  return filled
    .filter((sheet) => layout.sheets[sheet]?.isRoleMarked === false)
    .map((sheet) => ({
      sheet,
      cell: null,
      message: book.sheets[sheet]?.tabColour === null ? 'plain' : 'mixed',
    }));
}

export const rolesByTab: Rule = {
  id: 'S01',
  severity: 'C',
  texts: {
    en: {
      title: 'Each sheet is control, input, calculation or output, and its tab colour says which',
      messages: {
        none: 'No tab has a colour, so nothing tells inputs from calculations and results.',
        plain: 'The tab of this sheet has no colour, though other tabs have one.',
        mixed: 'The colour of this tab stands on sheets of different kinds.',
      },
      remedy:
        'Give every tab one of four colours: control, inputs, calculations, results; explain them on the cover.',
    },
    ru: {
      title: 'Каждый лист — служебный, вводный, расчётный или итоговый, и это видно по цвету ярлыка',
      messages: {
        none: 'У ярлыков нет цвета: не видно, где вводные данные, где расчёты, а где результаты.',
        plain: 'У ярлыка этого листа нет цвета, хотя у других он есть.',
        mixed: 'Этим цветом отмечены листы разного назначения.',
      },
      remedy:
        'Дайте каждому ярлыку один из четырёх цветов: служебный лист, ввод, расчёт, результат; поясните их на обложке.',
    },
  },
  faults,
};
