// Determines from the formula of a check which of its values means that it passes; where unclear, nothing is reported.
import type { Area } from '#audit/book/book.ts';
import type { CellAddress } from '#audit/calculate/recalculation.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { FormulaCell } from '#audit/formulas/indexing/formula-index.ts';
import { partsOf } from '#audit/formulas/parse/formula-parts.ts';
import type { FormulaTree } from '#audit/formulas/parse/formula-tree.ts';
import { bareTree } from '#audit/layout/cells/formula-shape.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import { shownSense } from './shown-sense.ts';

/** Whether 0 (FALSE) or 1 (TRUE) means that it passes; a difference must be 0 up to rounding. */
export type Sense = 'zero' | 'one' | 'difference';

/** Checks may summarise checks; deeper nesting than this is a cycle. */
const deepest = 6;

/** Looking at more of what a formula reads adds nothing. */
const mostReads = 12;

/** These are 0 if all their arguments are 0. */
const keepZero = new Set([
  'SUM',
  'MAX',
  'MIN',
  'ABS',
  'ROUND',
  'OR',
  'IF',
  'SUMPRODUCT',
  'ISNUMBER',
  'IFERROR',
  'N',
]);
/** These are 1 if all their arguments are 1. */
const keepOne = new Set(['MIN', 'MAX', 'PRODUCT', 'AND']);

/** A workbook may state it in words: 1 where one fails, 0 = OK. */
const [fails, holds] = [
  wordPattern(['fail*', 'error*', 'ошибк*', 'не выполн*', 'не сход*', 'неверн*']),
  wordPattern(['ok', 'ок', 'true', 'hold*', 'pass*', 'верно', 'выполн*', 'сходится']),
];

const saysOne = /(?:^|[:;,(])\s*1\s*(?:where|if|when|means|[=—–:-]|где|если|когда)([^0-9]*)/iu;

function saidSense(texts: readonly string[]): Sense | null {
  for (const text of texts) {
    const one = saysOne.exec(text)?.[1] ?? '';
    if (fails.test(one)) return 'zero';
    if (holds.test(one)) return 'one';
  }
  return null;
}

const isSize = (tree: FormulaTree): boolean =>
  tree.kind === 'call' &&
  (tree.name === 'ABS' || (tree.name === 'ROUND' && tree.args.some((arg) => arg && isSize(arg))));

const opposite = (sense: Sense | null): Sense | null =>
  sense === 'zero' ? 'one' : sense === 'one' ? 'zero' : null;

const equalSense = { '=': 'one', '<>': 'zero' } as const;

const isDifference = (tree: FormulaTree): boolean =>
  tree.kind === 'binary' ? tree.operator === '-' : isSize(tree) || isRounded(tree);

/** ISNUMBER(A1)=0 turns an answer round, and only what is compared with it knows which is the good one. */
function comparesAmounts(left: FormulaTree, right: FormulaTree): boolean {
  if (constantOf(left) === null && constantOf(right) === null) return true;
  return isDifference(bareTree(left)) || isDifference(bareTree(right));
}

/** Whether a condition is true while things agree ('one') or while they do not ('zero'). */
function conditionSense(tree: FormulaTree): Sense | null {
  if (tree.kind === 'call' && tree.name === 'AND') {
    const senses = new Set(tree.args.map((arg) => (arg ? conditionSense(bareTree(arg)) : null)));
    return senses.size === 1 && senses.has('one') ? 'one' : null;
  }
  if (tree.kind !== 'binary') return null;
  const { operator, left, right } = tree;
  if (operator === '=' || operator === '<>')
    return comparesAmounts(left, right) ? equalSense[operator] : null;
  const isLess = operator === '<' || operator === '<=';
  if (!isLess && operator !== '>' && operator !== '>=') return null;
  if (isSize(left)) return isLess ? 'one' : 'zero';
  return isSize(right) ? (isLess ? 'zero' : 'one') : null;
}

const constantOf = (tree: FormulaTree | null | undefined): number | null =>
  tree?.kind === 'number' ? tree.value : tree?.kind === 'boolean' ? Number(tree.value) : null;

/** IF(ABS(A1-B1)>1,1,0): the meaning of its condition, otherwise the meaning that the workbook gives to 1. */
function choiceSense(
  { args }: FormulaTree & { kind: 'call' },
  stated: Sense | null,
): Sense | null | undefined {
  const [condition, yes, no] = args;
  const [then, otherwise] = [constantOf(yes), constantOf(no)];
  if (!condition || then === null || otherwise === null) return undefined;
  if (then + otherwise !== 1 || then * otherwise !== 0) return null;
  const sense = conditionSense(bareTree(condition));
  const meant = then === 1 ? sense : opposite(sense);
  if (stated === null || meant === null) return stated ?? meant;
  return stated === meant ? stated : null;
}

export class SenseFinder {
  private readonly examination: Examination;
  private readonly known = new Map<FormulaCell['cell'], Sense | null>();

  constructor(examination: Examination) {
    this.examination = examination;
  }

  /** By its own formula; or else by what sums it up with other checks, which has to come to 0. */
  of(address: CellAddress): Sense | null {
    return this.ownOf(address, 0) ?? (this.isSummedUp(address, 0) ? 'zero' : null);
  }

  private ownOf({ sheet, line, column }: CellAddress, depth: number): Sense | null {
    const formula = this.examination.formulas.at(sheet, line, column);
    if (!formula || depth > deepest) return null;
    const known = this.known.get(formula.cell);
    if (known !== undefined) return known;
    const sense = this.ofFormula(formula, depth);
    this.known.set(formula.cell, sense);
    return sense;
  }

  private isSummedUp({ sheet, line, column }: CellAddress, depth: number): boolean {
    if (depth > deepest) return false;
    const readers = this.examination.formulas.readersOf(sheet, line, column);
    return readers.slice(0, mostReads).some((reader) => {
      const role = this.examination.layout.lineAt(reader.sheet, reader.cell.line)?.role;
      if (role !== 'check' || !sumsUp(bareTree(reader.tree))) return false;
      const place = { sheet: reader.sheet, line: reader.cell.line, column: reader.cell.column };
      return this.ownOf(place, 0) === 'zero' || this.isSummedUp(place, depth + 1);
    });
  }

  private ofFormula(formula: FormulaCell, depth: number): Sense | null {
    const tree = bareTree(formula.tree);
    const line = this.examination.layout.lineAt(formula.sheet, formula.cell.line);
    const stated =
      shownSense(this.examination.book.styles[formula.cell.style]) ??
      saidSense([line?.label ?? '', line?.unit ?? '', line?.heading ?? '']);
    const condition = conditionSense(tree);
    if (condition !== null) return condition;
    if (tree.kind === 'call' && tree.name === 'IF') {
      const chosen = choiceSense(tree, stated);
      if (chosen !== undefined) return chosen;
    }
    if (tree.kind === 'binary' && tree.operator === '-') {
      return partsOf(tree).every((part) => constantOf(part) === null) ? 'difference' : null;
    }
    return this.ofReads(formula, tree, depth) ?? (isRounded(tree) ? 'difference' : null);
  }

  /** A summary of checks has the same meaning as they do; the tolerance of summed differences is unknown. */
  private ofReads(formula: FormulaCell, tree: FormulaTree, depth: number): Sense | null {
    const senses = new Set<Sense>();
    for (const { sheet, area } of formula.reads.slice(0, mostReads)) {
      const sense = this.firstSense(sheet, area, depth);
      if (sense) senses.add(sense);
    }
    const [only, ...others] = senses;
    if (!only || others.length > 0 || only === 'difference') return null;
    const isPlain = tree.kind === 'reference' || tree.kind === 'name';
    const isSum = tree.kind === 'binary' && tree.operator === '+';
    const name = tree.kind === 'call' ? tree.name : '';
    if (only === 'one') return isPlain || keepOne.has(name) ? 'one' : null;
    return isPlain || isSum || keepZero.has(name) ? only : null;
  }

  private firstSense(sheet: number, area: Area, depth: number): Sense | null {
    const lastLine = Math.min(area.lastLine, area.firstLine + mostReads);
    const lastColumn = Math.min(area.lastColumn, area.firstColumn + mostReads);
    for (let line = area.firstLine; line <= lastLine; line += 1) {
      for (let at = area.firstColumn; at <= lastColumn; at += 1) {
        const sense = this.ownOf({ sheet, line, column: at }, depth + 1);
        if (sense) return sense;
      }
    }
    return null;
  }
}

const sumsUp = (tree: FormulaTree): boolean =>
  tree.kind === 'call'
    ? tree.name === 'SUM' || tree.name === 'MAX'
    : tree.kind === 'binary' && tree.operator === '+';

/** ROUND(A1-B1,2) and ABS(A1-B1). */
function isRounded(tree: FormulaTree): boolean {
  if (tree.kind !== 'call' || (tree.name !== 'ROUND' && tree.name !== 'ABS')) return false;
  const [first] = tree.args;
  if (!first) return false;
  return (first.kind === 'binary' && first.operator === '-') || isRounded(first);
}
