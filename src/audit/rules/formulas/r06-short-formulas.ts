// R06: formulas are short, on one line, and not many functions deep.
import { areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination.ts';
import type { FormulaBlock } from '../../formulas/formula-index.ts';
import { partsOf } from '../../formulas/formula-parts.ts';
import type { FormulaTree } from '../../formulas/formula-tree.ts';
import type { Fault, Rule } from '../../rule.ts';
import { patternFaults } from './pattern-faults.ts';

const deepestCall = 3;
const longestChars = 160;

function callDepth(tree: FormulaTree): number {
  let deepest = 0;
  for (const part of partsOf(tree)) deepest = Math.max(deepest, callDepth(part));
  return deepest + (tree.kind === 'call' ? 1 : 0);
}

/** As a person sees it; the last cell of a block tends to have the longest. */
function textOf({ formulas }: Examination, { sheet, area }: FormulaBlock): string {
  const text = formulas.at(sheet, area.lastLine, area.lastColumn)?.cell.formula ?? '';
  return text.trim().replaceAll(/_xl(?:fn|ws|pm|udf)\./gi, '');
}

function longFaults(examination: Examination): readonly Fault[] {
  return examination.formulas.blocks.flatMap((block) => {
    const text = textOf(examination, block);
    const place = { sheet: block.sheet, cell: areaAddress(block.area) };
    const faults: Fault[] = [];
    if (text.length >= longestChars)
      faults.push({ ...place, message: 'long', words: { count: text.length } });
    if (/[\r\n]/.test(text)) faults.push({ ...place, message: 'broken' });
    return faults;
  });
}

export const shortFormulas: Rule = {
  id: 'R06',
  severity: 'W',
  texts: {
    en: {
      title: 'Formulas are short: under 160 characters, on one line, at most three functions deep',
      messages: {
        deep: 'Functions stand {count} deep in one another; more than three are hard to follow.',
        long: 'The formula has {count} characters; 160 and more are hard to check.',
        broken: 'The formula is broken into several lines.',
      },
      remedy: 'Split the formula into several rows, one step each.',
    },
    ru: {
      title: 'Формулы короткие: до 160 знаков, в одну строку, не больше трёх вложенных функций',
      messages: {
        deep: 'Уровней вложенных функций — {count}; больше трёх трудно проследить.',
        long: 'Длина формулы в знаках — {count}; от 160 и больше её трудно проверить.',
        broken: 'Формула разбита на несколько строк.',
      },
      remedy: 'Разбейте формулу на несколько строк модели, по одному действию в каждой.',
    },
  },
  faults: (examination) => [
    ...patternFaults(examination, ({ tree }) => {
      const count = callDepth(tree);
      return count > deepestCall ? { message: 'deep', words: { count } } : null;
    }),
    ...longFaults(examination),
  ],
};
