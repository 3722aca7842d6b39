// R06: formulas are short, on one line, and not many functions deep.
import { areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaBlock } from '../../formulas/indexing/formula-index.ts';
import { partsOf } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { callDepthInText } from './parts/call-depth-in-text.ts';
import { type PatternFault, patternFaults } from './parts/pattern-faults.ts';
import { rangeFaults } from './parts/range-faults.ts';

const deepestCall = 3;
const longestChars = 160;

function callDepth(tree: FormulaTree): number {
  let deepest = 0;
  for (const part of partsOf(tree)) deepest = Math.max(deepest, callDepth(part));
  return deepest + (tree.kind === 'call' ? 1 : 0);
}

/** As a person sees it. */
const shownText = (formula: string): string => formula.trim().replaceAll(/_xl(?:fn|ws|pm|udf)\./gi, '');

/** The last cell of a block tends to have the longest. */
function textOf({ formulas }: Examination, { sheet, area }: FormulaBlock): string {
  return shownText(formulas.at(sheet, area.lastLine, area.lastColumn)?.cell.formula ?? '');
}

function textComplaints(text: string): readonly PatternFault[] {
  return [
    ...(text.length >= longestChars ? [{ message: 'long', words: { count: text.length } }] : []),
    ...(/[\r\n]/.test(text) ? [{ message: 'broken' }] : []),
  ];
}

function longFaults(examination: Examination): readonly RuleFault[] {
  return examination.formulas.blocks.flatMap((block) =>
    textComplaints(textOf(examination, block)).map((complaint) => ({
      sheet: block.sheet,
      cell: areaAddress(block.area),
      ...complaint,
    })),
  );
}

/** Formulas that cannot be parsed can still be measured. */
function unreadableFaults({ formulas }: Examination): readonly RuleFault[] {
  return rangeFaults(
    formulas.broken.flatMap(({ sheet, cell: { line, column, formula } }) => {
      const text = shownText(formula ?? '');
      const count = callDepthInText(text);
      const deep = count > deepestCall ? [{ message: 'deep', words: { count } }] : [];
      return [...deep, ...textComplaints(text)].map((complaint) => ({ sheet, line, column, ...complaint }));
    }),
  );
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
    ...unreadableFaults(examination),
  ],
};
