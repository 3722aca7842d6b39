// The compiled form of formulas, functions of a formula context, and the compiler that makes them from trees.
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import type { Scalar, Value } from '../values/value.ts';
import type { FormulaContext } from './formula-context.ts';

export type Code = (context: FormulaContext) => Value;
export type ScalarCode = (context: FormulaContext) => Scalar;

export interface Compiler {
  /** Whether ranges stand for all their values at once, as in array formulas; else for the one beside the formula. */
  readonly isArray: boolean;
  /** Whatever the tree gives, ranges unread. */
  value(tree: FormulaTree): Code;
  /** One value. */
  scalar(tree: FormulaTree): ScalarCode;
  /** The same formula where ranges stand for all their values. */
  inArrays(): Compiler;
  /** The same formula where one more name stands for a value in `site.locals`. */
  withLocal(name: string): { readonly compiler: Compiler; readonly place: number };
}

/** A function of spreadsheets whose arguments are all worked out before it is called. */
export interface FunctionDefinition {
  readonly least: number;
  readonly most: number;
  /**
   * One letter an argument, the last one for the rest. s: one value; v: a range, table or value, as it comes;
   * a: the same, with ranges in calculations standing for all their values.
   */
  readonly takes: string;
  /** Whether errors in arguments are looked at rather than passed on. */
  readonly seesErrors?: boolean;
  /** Arguments left out are undefined. */
  readonly calculate: (args: readonly (Value | undefined)[], context: FormulaContext) => Value;
}

export type FunctionFamily = Readonly<Record<string, FunctionDefinition>>;
