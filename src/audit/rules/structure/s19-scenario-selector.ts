// S19: one scenario selector with a validated list, and the cases side by side.
import { addressOf, isInside } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import type { SkipReason } from './parts/not-checkable.ts';

const saysScenario = wordPattern([
  ...[
    'scenario',
    'scenarios',
    'case',
    'active case',
    'live case',
    'сценарий',
    'сценарии',
    'сценария',
    'вариант',
  ],
]);
/** Rows of cases are recognised by the name of each case. */
const cases: readonly RegExp[] = [
  wordPattern(['base', 'base case', 'базовый', 'базовая', 'основной сценарий']),
  wordPattern([
    'optimistic',
    'upside',
    'best',
    'high case',
    'оптимистичный',
    'оптимистический',
    'оптимистичная',
  ]),
  wordPattern([
    'pessimistic',
    'downside',
    'worst',
    'low case',
    'пессимистичный',
    'пессимистический',
    'пессимистичная',
  ]),
];
const leastCases = 2;
const picking = new Set([
  'CHOOSE',
  'INDEX',
  'OFFSET',
  'IF',
  'IFS',
  'SWITCH',
  'MATCH',
  'XLOOKUP',
  'HLOOKUP',
  'VLOOKUP',
  'LOOKUP',
]);

interface Selector {
  readonly sheet: number;
  readonly cell: BookCell;
}

function uses(tree: FormulaTree, names: ReadonlySet<string>): boolean {
  switch (tree.kind) {
    case 'call':
      return names.has(tree.name) || tree.args.some((arg) => arg !== null && uses(arg, names));
    case 'binary':
    case 'join':
      return uses(tree.left, names) || uses(tree.right, names);
    case 'unary':
      return uses(tree.operand, names);
    default:
      return false;
  }
}

/** Picks by the very cell; one that is among the values picked from is no selector. */
function picksBy({ tree, reads }: FormulaCell, sheet: number, { line, column }: BookCell): boolean {
  const isRead = reads.some(
    ({ sheet: of, area }) =>
      of === sheet &&
      area.firstLine === line &&
      area.lastLine === line &&
      area.firstColumn === column &&
      area.lastColumn === column,
  );
  return isRead && uses(tree, picking);
}

/** Typed cells named as the scenario by which formulas pick; values of several periods are no selector. */
function selectors({ layout, formulas }: Examination): readonly Selector[] {
  return layout.sheets.flatMap(({ sheet, lines }) =>
    lines
      .filter(({ label, periods }) => saysScenario.test(label) && periods.length <= 1)
      .flatMap(({ cells, label }) =>
        cells.filter(({ value, formula }) => formula === null && value !== null && value !== label),
      )
      .filter((cell) =>
        formulas.readersOf(sheet, cell.line, cell.column).some((formula) => picksBy(formula, sheet, cell)),
      )
      .map((cell) => ({ sheet, cell })),
  );
}

/** Rows of inputs whose labels name at least two different cases. */
function hasCaseRows({ layout }: Examination): boolean {
  const labels = layout.sheets.flatMap(({ lines }) =>
    lines.filter(({ role }) => role === 'input' || role === 'constant').map(({ label }) => label),
  );
  return cases.filter((words) => labels.some((label) => words.test(label))).length >= leastCases;
}

function isListed({ book }: Examination, { sheet, cell }: Selector): boolean {
  return (book.sheets[sheet]?.validations ?? []).some(
    ({ type, areas }) => type === 'list' && areas.some((area) => isInside(area, cell.line, cell.column)),
  );
}

/** CHOOSE(scenario, Base!A1, Best!A1): the cases are on separate sheets. */
function isScattered(tree: FormulaTree): boolean {
  if (tree.kind !== 'call' || tree.name !== 'CHOOSE') return false;
  const [, ...options] = tree.args;
  const sheets = options.flatMap((option) => (option?.kind === 'reference' ? [option.sheet] : []));
  return new Set(sheets).size > 1;
}

function scattered({ formulas }: Examination, { sheet, cell }: Selector): readonly RuleFault[] {
  const found = formulas.readersOf(sheet, cell.line, cell.column).find(({ tree }) => isScattered(tree));
  if (!found) return [];
  return [{ sheet: found.sheet, cell: addressOf(found.cell.line, found.cell.column), message: 'apart' }];
}

function withoutScenarios(examination: Examination): SkipReason | null {
  if (selectors(examination).length > 0 || hasCaseRows(examination)) return null;
  return { en: 'The workbook has no scenarios.', ru: 'В книге нет сценариев.' };
}

function faults(examination: Examination): readonly RuleFault[] {
  const found = selectors(examination);
  const [first, ...others] = found;
  if (!first) return hasCaseRows(examination) ? [{ sheet: null, cell: null, message: 'none' }] : [];
  const placed = ({ sheet, cell }: Selector, message: string): RuleFault => ({
    sheet,
    cell: addressOf(cell.line, cell.column),
    message,
  });
  return [
    ...others.map((other) => placed(other, 'many')),
    ...found
      .filter((selector) => !isListed(examination, selector))
      .map((selector) => placed(selector, 'list')),
    ...found.flatMap((selector) => scattered(examination, selector)),
  ];
}

export const scenarioSelector: Rule = {
  id: 'S19',
  severity: 'W',
  texts: {
    en: {
      title: 'One scenario selector with a validated list, and the cases side by side',
      messages: {
        none: 'The inputs of several cases are there, and no cell that picks one of them.',
        many: 'Another cell picks a scenario already.',
        list: 'The cell that picks the scenario takes any value: it has no list to choose from.',
        apart: 'The cases that this formula picks from stand on different sheets.',
      },
      remedy:
        'Keep one selector with a list of the scenarios, and put the values of all cases next to one another.',
    },
    ru: {
      title: 'Один переключатель сценария со списком, и варианты стоят рядом',
      messages: {
        none: 'Есть вводные данные нескольких вариантов, но нет ячейки, которая выбирает один из них.',
        many: 'Сценарий уже выбирает другая ячейка.',
        list: 'Ячейка выбора сценария принимает любое значение: у неё нет списка.',
        apart: 'Варианты, из которых выбирает эта формула, стоят на разных листах.',
      },
      remedy: 'Оставьте один переключатель со списком сценариев, а значения всех вариантов поставьте рядом.',
    },
  },
  notCheckable: withoutScenarios,
  faults,
};
