// Finds the cell that selects a scenario, and the values its list offers.

import { isInside } from '#audit/book/address.ts';
import type { BookCell, CellValue, DataValidation } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import { parseFormula } from '#audit/formulas/parse/parse-formula.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';

export interface ScenarioSelector {
  /** From 0. */
  readonly sheet: number;
  readonly cell: BookCell;
  /** What is tried of what may be picked, in the order of the list. */
  readonly choices: readonly CellValue[];
  /** How many may be picked. */
  readonly choiceCount: number;
}

const saysScenario = wordPattern([
  ...['scenario', 'active scenario', 'live scenario', 'case', 'active case', 'live case'],
  ...['сценарий', 'вариант'],
]);

/** Besides the selected one; more would take long and add little. */
const mostTried = 10;

function listed({ book }: Examination, sheet: number, formula: string): readonly CellValue[] {
  const text = /^"(.*)"$/s.exec(formula)?.[1];
  if (text !== undefined) {
    return text.split(',').map((item) => (/^\d+$/.test(item.trim()) ? Number(item) : item.trim()));
  }
  const name = book.names.find((one) => one.name.toLowerCase() === formula.toLowerCase());
  const tree = parseFormula(name?.formula ?? formula);
  if ('fault' in tree || tree.kind !== 'reference') return [];
  const title = tree.sheet?.toLowerCase();
  const index =
    title === undefined ? sheet : book.sheets.findIndex((one) => one.title.toLowerCase() === title);
  return (book.sheets[index]?.cells ?? [])
    .filter(({ line, column, value }) => value !== null && isInside(tree.area, line, column))
    .map(({ value }) => value);
}

const listFor = (
  validations: readonly DataValidation[],
  { line, column }: BookCell,
): DataValidation | undefined =>
  validations.find(
    ({ type, areas }) => type === 'list' && areas.some((area) => isInside(area, line, column)),
  );

export function findSelector(examination: Examination): ScenarioSelector | null {
  const { book, layout } = examination;
  for (const { sheet, lines } of layout.sheets) {
    const validations = book.sheets[sheet]?.validations ?? [];
    if (!validations.some(({ type }) => type === 'list')) continue;
    for (const { label, cells } of lines) {
      if (!saysScenario.test(label)) continue;
      const cell = cells.find(
        (one) => one.formula === null && one.value !== null && listFor(validations, one),
      );
      const formula = cell && listFor(validations, cell)?.formulas[0];
      if (!cell || formula === undefined) continue;
      const choices = listed(examination, sheet, formula.replace(/^=/, ''));
      if (choices.length < 2 || !choices.includes(cell.value)) continue;
      return { sheet, cell, choices: choices.slice(0, mostTried), choiceCount: choices.length };
    }
  }
  return null;
}
