// N07: with each driver at 0, half and three times its value no formula breaks and the statements still agree.
import { addressOf, areaAddress } from '../../book/address.ts';
import type { CellAddress, CellChange, Recalculation } from '../../calculate/recalculation.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { lineAreas } from '../cell-ranges.ts';
import { type Driver, findDrivers, spread } from './parts/drivers.ts';
import { allIdentities } from './parts/identities.ts';
import { type Identity, identityFaults } from './parts/identity.ts';
import { findStatementLines } from './parts/statement-lines.ts';
import { trialsOf } from './parts/trials.ts';

const factors = [0, 0.5, 3];

const mostDrivers = 40;

const keyOf = ({ sheet, line, column }: CellAddress): string => `${sheet}:${line}:${column}`;

function driversTried(examination: Examination): readonly Driver[] {
  const trials = trialsOf(examination, mostDrivers * factors.length);
  return spread(findDrivers(examination), Math.floor(trials / factors.length));
}

const brokenIn = (examination: Examination, values: Recalculation): ReadonlySet<Identity> => {
  const lines = findStatementLines(examination);
  return new Set(allIdentities.filter((identity) => identityFaults(lines, identity, values).length > 0));
};

/** Faults that exist from the start are reported by other rules. */
interface ChecksBefore {
  readonly errors: ReadonlySet<string>;
  readonly broken: ReadonlySet<Identity>;
}

function scaled({ sheet, cells }: Driver, factor: number): readonly CellChange[] {
  return cells.map(({ line, column, value }) => ({
    ...{ sheet, line, column },
    value: typeof value === 'number' ? value * factor : value,
  }));
}

/** The first fault when a driver is multiplied by this factor. */
function trialFault(
  examination: Examination,
  driver: Driver,
  factor: number,
  before: ChecksBefore,
): RuleFault | null {
  const { sheet, label, cells } = driver;
  const after = examination.recalculation.withChanges(scaled(driver, factor));
  const [area] = lineAreas(cells);
  const place = { sheet, cell: area ? areaAddress(area) : null };
  const errors = after.errors.filter((address) => !before.errors.has(keyOf(address)));
  const [first] = errors;
  if (first) {
    const { title = '' } = examination.book.sheets[first.sheet] ?? {};
    const at = `${title}!${addressOf(first.line, first.column)}`;
    return { ...place, message: 'errors', words: { label, factor, count: errors.length, at } };
  }
  const broken = [...brokenIn(examination, after)].filter((identity) => !before.broken.has(identity));
  return broken.length > 0 ? { ...place, message: 'broken', words: { label, factor } } : null;
}

function faults(examination: Examination): readonly RuleFault[] {
  const { recalculation } = examination;
  const before = {
    errors: new Set(recalculation.errors.map(keyOf)),
    broken: brokenIn(examination, recalculation),
  };
  return driversTried(examination).flatMap((driver): readonly RuleFault[] => {
    for (const factor of factors) {
      const fault = trialFault(examination, driver, factor, before);
      if (fault) return [fault];
    }
    return [];
  });
}

export const withstandsChanges: Rule = {
  id: 'N07',
  severity: 'C',
  texts: {
    en: {
      title: 'With each driver at 0, at half and at three times itself the model still works',
      messages: {
        errors: '{label} times {factor}: formulas give errors, {count} in all, the first in {at}.',
        broken: '{label} times {factor}: the statements no longer agree.',
      },
      remedy: 'Guard the division that fails, or find the formula that misses this driver.',
    },
    ru: {
      title: 'Модель работает, когда любой показатель равен нулю, половине или трём своим значениям',
      messages: {
        errors: '{label}, умножить на {factor}: формулы дают ошибки, всего {count}, первая в ячейке {at}.',
        broken: '{label}, умножить на {factor}: отчёты перестают сходиться.',
      },
      remedy:
        'Защитите деление, которое не удаётся, или найдите формулу, которая не учитывает этот показатель.',
    },
  },
  notCheckable: (examination) => {
    const { notCalculated } = examination.recalculation;
    if (notCalculated.length * 2 > examination.formulas.all.length) {
      return {
        en: 'Most formulas of this workbook cannot be calculated here.',
        ru: 'Большинство формул этой книги нельзя здесь рассчитать.',
      };
    }
    return driversTried(examination).length > 0
      ? null
      : {
          en: 'No line of inputs over time drives formulas, or the workbook is too large to try them.',
          ru: 'В книге нет строк вводных данных по периодам, от которых зависят формулы, или она слишком велика.',
        };
  },
  faults,
};
