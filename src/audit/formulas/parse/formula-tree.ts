// The formula of a spreadsheet cell as a tree, which keeps its meaning but not its spelling (spaces, case).
import type { Area } from '../../book/book.ts';

export type ExcelBinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '>' | '<=' | '>=';

export interface Anchors {
  readonly firstLine: boolean;
  readonly firstColumn: boolean;
  readonly lastLine: boolean;
  readonly lastColumn: boolean;
}

export interface ReferenceNode {
  readonly kind: 'reference';
  /** The sheet's title; null is the formula's own sheet. */
  readonly sheet: string | null;
  /** The last sheet of a reference through several: Jan:Dec!A1. */
  readonly lastSheet: string | null;
  /** Another file, as [1] or a path; null for this one. */
  readonly file: string | null;
  readonly area: Area;
  readonly anchors: Anchors;
  readonly isWholeColumn: boolean;
  readonly isWholeLine: boolean;
}

export type FormulaTree =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly error: string }
  | ReferenceNode
  /** The file is another one, as in a reference; null for this one. */
  | {
      readonly kind: 'name';
      readonly file: string | null;
      readonly sheet: string | null;
      readonly name: string;
    }
  /** A reference into a table, kept as text. */
  | { readonly kind: 'structured'; readonly text: string }
  | { readonly kind: 'unary'; readonly operator: '+' | '-' | '%' | '@' | '#'; readonly operand: FormulaTree }
  | {
      readonly kind: 'binary';
      readonly operator: ExcelBinaryOperator;
      readonly left: FormulaTree;
      readonly right: FormulaTree;
    }
  /** Two references made into one: a range between them, what they share, or both. */
  | {
      readonly kind: 'join';
      readonly operator: ':' | ' ' | ',';
      readonly left: FormulaTree;
      readonly right: FormulaTree;
    }
  /**
   * The name in capitals, without _xlfn. before it; an argument left out is null. Without a name it calls what its
   * first argument gives, as LAMBDA(x,x+1)(2) does.
   */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly (FormulaTree | null)[] }
  | { readonly kind: 'array'; readonly lines: readonly (readonly FormulaTree[])[] };
