// Prints a formula relative to its own cell: the same text for the same calculation, however it was typed.
import type { FormulaTree, ReferenceNode } from '../parse/formula-tree.ts';

export interface HomePosition {
  readonly line: number;
  readonly column: number;
  /** The title of the sheet; a reference to it by name is one without a name. */
  readonly title: string;
}

export function printR1c1(tree: FormulaTree | null, at: HomePosition): string {
  if (tree === null) return '';
  switch (tree.kind) {
    case 'number':
      return String(tree.value);
    case 'boolean':
      return tree.value ? 'TRUE' : 'FALSE';
    case 'text':
      return `"${tree.value.replaceAll('"', '""')}"`;
    case 'error':
      return tree.error;
    case 'reference':
      return prefix(tree, at) + area(tree, at);
    case 'name':
      return `${prefix({ ...tree, lastSheet: null }, at)}${tree.name.toUpperCase()}`;
    case 'structured':
      return tree.text.toUpperCase();
    case 'unary':
      return tree.operator === '%' || tree.operator === '#'
        ? inner(tree.operand, at) + tree.operator
        : tree.operator + inner(tree.operand, at);
    case 'binary':
    case 'join':
      return inner(tree.left, at) + tree.operator + inner(tree.right, at);
    case 'call':
      return `${tree.name}(${tree.args.map((arg) => printR1c1(arg, at)).join(',')})`;
    case 'array':
      return `{${tree.lines.map((line) => line.map((item) => printR1c1(item, at)).join(',')).join(';')}}`;
  }
}

function inner(tree: FormulaTree, at: HomePosition): string {
  const text = printR1c1(tree, at);
  return tree.kind === 'binary' || tree.kind === 'join' || tree.kind === 'unary' ? `(${text})` : text;
}

function prefix(
  { file, sheet, lastSheet }: Pick<ReferenceNode, 'file' | 'sheet' | 'lastSheet'>,
  { title }: HomePosition,
): string {
  const isOwn = sheet === null || sheet.toUpperCase() === title.toUpperCase();
  if (file === null && lastSheet === null && isOwn) return '';
  const last = lastSheet === null ? '' : `:${lastSheet}`;
  return `'${file ?? ''}|${sheet ?? ''}${last}'!`.toUpperCase();
}

function area({ area: of, anchors, isWholeColumn, isWholeLine }: ReferenceNode, at: HomePosition): string {
  const lines = corners(of.firstLine, anchors.firstLine, of.lastLine, anchors.lastLine, at.line);
  const columns = corners(of.firstColumn, anchors.firstColumn, of.lastColumn, anchors.lastColumn, at.column);
  if (isWholeColumn) return `C${columns[0]}:C${columns[1]}`;
  if (isWholeLine) return `R${lines[0]}:R${lines[1]}`;
  const first = `R${lines[0]}C${columns[0]}`;
  const last = `R${lines[1]}C${columns[1]}`;
  return first === last ? first : `${first}:${last}`;
}

/** The fixed corner comes first even if it is further away, since copying moves one corner past the other. */
function corners(first: number, isFirstFixed: boolean, last: number, isLastFixed: boolean, at: number) {
  const one = isFirstFixed ? String(first) : `[${first - at}]`;
  const other = isLastFixed ? String(last) : `[${last - at}]`;
  return isLastFixed && !isFirstFixed ? [other, one] : [one, other];
}
