// N12: every scenario is tried; reported as a note, since an untried scenario may still be sound.
import { addressOf } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { findSelector } from './parts/scenario-selector.ts';
import { workbookStates } from './parts/workbook-states.ts';

function faults(examination: Examination): readonly RuleFault[] {
  const selector = findSelector(examination);
  if (!selector) return [];
  const { sheet, cell, choiceCount } = selector;
  // One of the states is the workbook as it is.
  const tried = workbookStates(examination).length;
  if (tried >= choiceCount) return [];
  return [{ sheet, cell: addressOf(cell.line, cell.column), words: { tried, count: choiceCount } }];
}

export const scenariosTried: Rule = {
  id: 'N12',
  severity: 'W',
  isNote: true,
  texts: {
    en: {
      title: 'Every scenario is tried',
      messages: {
        some: 'The list has {count} scenarios; the rules looked at {tried}, the one that is picked among them.',
      },
      remedy: 'Pick another scenario, save, and have the file looked at again.',
    },
    ru: {
      title: 'Проверен каждый сценарий',
      messages: {
        some: 'В списке {count} сценариев; правила проверили {tried}, включая выбранный.',
      },
      remedy: 'Выберите другой сценарий, сохраните файл и проверьте его ещё раз.',
    },
  },
  faults,
};
