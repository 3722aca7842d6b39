// N10: switching the scenario changes the outputs, and switching back restores them.
import { addressOf } from '../../book/address.ts';
import type { CellAddress, Recalculation } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { findSelector } from './parts/scenario-selector.ts';
import { workbookStates } from './parts/workbook-states.ts';

const addressesOf = (
  { formulas }: Examination,
  isWanted: (sheet: number) => boolean,
): readonly CellAddress[] =>
  formulas.all
    .filter(({ sheet }) => isWanted(sheet))
    .map(({ sheet, cell: { line, column } }) => ({ sheet, line, column }));

function isSame(one: Recalculation, other: Recalculation, address: CellAddress): boolean {
  const [first, second] = [one.valueAt(address), other.valueAt(address)];
  if (typeof first === 'object' || typeof second === 'object') return typeof first === typeof second;
  return first === second;
}

function faults(examination: Examination): readonly RuleFault[] {
  const selector = findSelector(examination);
  const [now, ...others] = workbookStates(examination);
  if (!selector || !now) return [];
  const { sheet, cell } = selector;
  const place = { sheet, cell: addressOf(cell.line, cell.column) };
  const outputs = addressesOf(examination, (index) => examination.layout.sheets[index]?.role === 'output');
  const picked = examination.formulas
    .readersOf(sheet, cell.line, cell.column)
    .map((formula) => ({ sheet: formula.sheet, line: formula.cell.line, column: formula.cell.column }));
  const all = addressesOf(examination, () => true);
  return others.flatMap(({ scenario, values }): readonly RuleFault[] => {
    const words = { scenario: String(scenario) };
    const isPicked = picked.some((address) => !isSame(now.values, values, address));
    const isShown = outputs.length === 0 || outputs.some((address) => !isSame(now.values, values, address));
    const back = values.withChanges([{ sheet, line: cell.line, column: cell.column, value: cell.value }]);
    const isRestored = all.every((address) => isSame(now.values, back, address));
    return [
      ...(isPicked && !isShown ? [{ ...place, message: 'unseen', words }] : []),
      ...(isRestored ? [] : [{ ...place, message: 'lost', words }]),
    ];
  });
}

export const scenariosSwitch: Rule = {
  id: 'N10',
  severity: 'C',
  texts: {
    en: {
      title: 'Switching the scenario changes the outputs, and switching back restores them',
      messages: {
        unseen: 'Scenario {scenario} changes inputs, but no result of the workbook.',
        lost: 'After scenario {scenario} and back some cells keep other values than before.',
      },
      remedy:
        'Let every calculation read the inputs of the scenario that is picked, and do not iterate over a cycle.',
    },
    ru: {
      title: 'Переключение сценария меняет результаты, а обратное переключение их возвращает',
      messages: {
        unseen: 'Сценарий {scenario} меняет вводные данные, но ни один результат книги.',
        lost: 'После сценария {scenario} и возврата некоторые ячейки сохраняют другие значения.',
      },
      remedy: 'Пусть все расчёты берут вводные данные выбранного сценария, без итераций по кругу.',
    },
  },
  notCheckable: (examination) =>
    findSelector(examination)
      ? null
      : {
          en: 'There is no cell with a list of scenarios.',
          ru: 'В книге нет ячейки со списком сценариев.',
        },
  faults,
};
