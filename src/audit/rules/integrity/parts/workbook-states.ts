// The workbook in each of its scenarios, starting with the cached one; rules about numbers check every one.
import type { CellValue } from '#audit/book/book.ts';
import type { Recalculation } from '#audit/calculate/recalculation.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { RuleFault } from '#audit/findings/rule.ts';
import { once } from '#audit/once/once.ts';
import { findSelector } from './scenario-selector.ts';
import { trialsOf } from './trials.ts';

export interface WorkbookState {
  /** Null for the workbook as it is. */
  readonly scenario: CellValue;
  readonly values: Recalculation;
}

export const workbookStates = once((examination: Examination): readonly WorkbookState[] => {
  const selector = findSelector(examination);
  const values = examination.recalculation;
  const choices = (selector?.choices ?? []).filter((choice) => choice !== selector?.cell.value);
  const others = choices.slice(0, trialsOf(examination, choices.length));
  return [
    { scenario: null, values },
    ...others.map((scenario) => {
      const { line = 1, column = 1 } = selector?.cell ?? {};
      return {
        scenario,
        values: values.withChanges([{ sheet: selector?.sheet ?? 0, line, column, value: scenario }]),
      };
    }),
  ];
});

/** A fault found in one scenario is not reported again for the next. */
export function faultsOfStates(
  examination: Examination,
  ask: (values: Recalculation) => readonly RuleFault[],
): readonly RuleFault[] {
  const faults = new Set<string>();
  return workbookStates(examination).flatMap(({ values }) =>
    ask(values).filter(({ sheet, cell, message }) => {
      const key = `${sheet}|${cell}|${message}`;
      const isNew = !faults.has(key);
      faults.add(key);
      return isNew;
    }),
  );
}
