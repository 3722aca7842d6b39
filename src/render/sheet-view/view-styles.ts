// Numbers the styles of a view: a look, a format and a condition are written once, however many cells share them.

import type { Language } from '#language/language.ts';
import { type CellDisplay, displayCode, isText } from '#render/cells/cell-display.ts';
import type { CellLook } from '#render/cells/cell-look.ts';
import type { Condition } from '#render/cells/condition.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { StyleView } from './sheet-view.ts';

export interface ViewStyles {
  readonly of: (look: CellLook, shown: CellDisplay, condition?: Condition) => number;
  readonly all: () => readonly StyleView[];
}

export function createViewStyles(scale: MoneyScale, language: Language): ViewStyles {
  const known = new Map<string, number>();
  const all: StyleView[] = [];
  return {
    of: (look, shown, condition = 'none') => {
      const key = `${look} ${shown} ${condition}`;
      const number = known.get(key) ?? all.length;
      if (number === all.length) {
        known.set(key, number);
        const isWord = isText(shown);
        all.push({
          look,
          format: isWord ? 'General' : displayCode(shown, scale, language),
          isWrapped: shown === 'wrapped',
          align: isWord && shown !== 'toTheRight' ? 'start' : 'end',
          indent: shown === 'indented' ? 1 : 0,
          condition,
        });
      }
      return number;
    },
    all: () => all,
  };
}
