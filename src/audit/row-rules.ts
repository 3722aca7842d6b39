// The rules that a workbook is held to before it is written; each looks at one row.

import { placeOf } from '#workbook/places.ts';
import { isPlainNumber } from '#workbook/plain-numbers.ts';
import type { Row } from '#workbook/row.ts';
import type { RowRule } from './row-rule.ts';
import { visitRow } from './visit-expression.ts';

/** Calls inside calls beyond this are hard to follow. */
const deepestCall = 3;

const hiddenNumber: RowRule = {
  id: 'R04',
  severity: 'C',
  remedy: 'Put the number into an input cell and refer to it.',
  faults: ({ row }) => {
    const found: string[] = [];
    visitRow(row, (node) => {
      if (node.kind === 'number' && !isPlainNumber(node.value)) {
        found.push(`The formula holds the number ${node.value}.`);
      }
    });
    return found;
  },
};

const conditionInCondition: RowRule = {
  id: 'R05',
  severity: 'W',
  remedy: 'Give the inner condition a row of its own.',
  faults: ({ row }) => {
    let isNested = false;
    visitRow(row, (node, _depth, around) => {
      const isIf = node.kind === 'call' && node.name === 'IF';
      if (isIf && around?.kind === 'call' && around.name === 'IF') isNested = true;
    });
    return isNested ? ['An IF stands inside an IF.'] : [];
  },
};

const deepCalls: RowRule = {
  id: 'R06',
  severity: 'W',
  remedy: 'Split the formula into several rows.',
  faults: ({ row }) => {
    let deepest = 0;
    visitRow(row, (node, depth) => {
      if (node.kind === 'call') deepest = Math.max(deepest, depth + 1);
    });
    return deepest > deepestCall ? [`Functions stand ${deepest} deep in one another.`] : [];
  },
};

const isLink = (row: Row): boolean => row.role === 'link' && row.periods?.kind === 'formula';

const linkToLink: RowRule = {
  id: 'R13',
  severity: 'W',
  remedy: 'Link to the row where the number is calculated.',
  faults: ({ row }, all) => {
    if (!isLink(row) || row.periods?.kind !== 'formula' || row.periods.expression.kind !== 'cell') return [];
    const target = placeOf(all, row.periods.expression.row).row;
    return isLink(target) ? [`It links to “${target.label}”, which is a link itself.`] : [];
  },
};

const missingUnit: RowRule = {
  id: 'S06',
  severity: 'W',
  remedy: 'Name the unit of the row.',
  faults: ({ row }) =>
    (row.periods || row.constant) && (row.unit === null || row.unit.text === '')
      ? ['The row has no unit.']
      : [],
};

const repeatedLabel: RowRule = {
  id: 'S20',
  severity: 'W',
  remedy: 'Give each row of a sheet a label of its own.',
  faults: ({ row, sheet }) => {
    if (row.label === '' || row.role === 'link' || row.role === 'heading' || row.role === 'title') return [];
    const twin = sheet.rows.find(({ label, role }) => label === row.label && role === row.role);
    return twin && twin.id !== row.id ? [`The label “${row.label}” stands above already.`] : [];
  },
};

export const rules: readonly RowRule[] = [
  hiddenNumber,
  conditionInCondition,
  deepCalls,
  linkToLink,
  missingUnit,
  repeatedLabel,
];
