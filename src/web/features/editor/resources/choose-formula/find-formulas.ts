// The formulas to choose from, in the groups of what is sold or spent, as far as they match what was typed.
import { type FormulaTopic, formulaTopics, topicOfFormula } from '#catalog/formula-topics.ts';

export type FormulaGroupId = FormulaTopic | 'own';

export interface OfferedFormula {
  readonly id: string;
  readonly name: string;
  /** An example with numbers, or what it works out. */
  readonly example: string;
  readonly isExample: boolean;
  /** Other words by which it is found. */
  readonly words: string;
}

export interface FormulaGroup {
  readonly group: FormulaGroupId;
  readonly formulas: readonly OfferedFormula[];
}

const groupIds: readonly FormulaGroupId[] = [...formulaTopics, 'own'];

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Each word of the search must occur, in whatever order. */
export function findFormulas(
  offered: readonly OfferedFormula[],
  search: string,
  titleOf: (group: FormulaGroupId) => string,
): readonly FormulaGroup[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const isFound = ({ name, example, words }: OfferedFormula, group: FormulaGroupId): boolean => {
    const text = plain([name, example, words, titleOf(group)].join(' '));
    return wanted.every((word) => text.includes(word));
  };
  return groupIds.flatMap((group) => {
    const formulas = offered.filter(
      (one) => (topicOfFormula(one.id) ?? 'own') === group && isFound(one, group),
    );
    return formulas.length === 0 ? [] : [{ group, formulas }];
  });
}
