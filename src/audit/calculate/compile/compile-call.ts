// Compiles calls, both those that choose which arguments to evaluate and those that evaluate them all.
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { changesAlways } from '../functions/changing.ts';
import { functions } from '../functions/functions.ts';
import type { Code, Compiler, FunctionDefinition } from '../runtime/code.ts';
import { unknownFunction } from '../runtime/out-of-reach.ts';
import { catchErrors, throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { isScalar, type Scalar, type Value } from '../values/value.ts';
import { broadcast } from './broadcast.ts';
import { choices } from './choices.ts';

type CallNode = Extract<FormulaTree, { kind: 'call' }>;

const changing = new Set(['RANDARRAY', 'CELL', 'INFO']);

function notCalculated(name: string): Code {
  const reason = changing.has(name) ? changesAlways(name) : `${unknownFunction} ${name}`;
  return () => {
    throw throwUncalculated(reason);
  };
}

type ArgumentCode = (context: Parameters<Code>[0]) => Value | undefined;

function compileArgument(
  compiler: Compiler,
  tree: FormulaTree | null,
  takes: string,
  seesErrors: boolean,
): ArgumentCode {
  if (tree === null) return () => undefined;
  const inner = takes === 'a' ? compiler.inArrays() : compiler;
  const code = takes === 's' && !inner.isArray ? inner.scalar(tree) : inner.value(tree);
  return seesErrors ? (context) => catchErrors(() => code(context)) : code;
}

/** In arrays a function of single values is called once for each of them. */
function lifted({ calculate, takes }: FunctionDefinition, codes: readonly ArgumentCode[]): Code {
  const isOne = codes.map((_, index) => (takes[Math.min(index, takes.length - 1)] ?? 's') === 's');
  return (context) => {
    const args = codes.map((code) => code(context));
    const singles = args.map((arg, index) => (isOne[index] && arg !== undefined ? arg : null));
    if (singles.every(isScalar)) return calculate(args, context);
    return broadcast(context, singles, (scalars): Scalar => {
      const own = args.map((arg, index) =>
        isOne[index] && arg !== undefined ? (scalars[index] ?? null) : arg,
      );
      return context.one(calculate(own, context));
    });
  };
}

export function compileCall(compiler: Compiler, { name, args }: CallNode): Code {
  const choice = choices.get(name);
  if (choice) return choice(compiler, args);
  const definition = functions.get(name);
  if (!definition) return notCalculated(name);
  const { least, most, takes, seesErrors = false, calculate } = definition;
  if (args.length < least || args.length > most) {
    return () => {
      throw throwError('#VALUE!');
    };
  }
  const codes = args.map((tree, index) =>
    compileArgument(compiler, tree, takes[Math.min(index, takes.length - 1)] ?? 's', seesErrors),
  );
  if (compiler.isArray && takes.includes('s')) return lifted(definition, codes);
  const [first, second] = codes;
  if (codes.length === 1 && first) return (context) => calculate([first(context)], context);
  if (codes.length === 2 && first && second)
    return (context) => calculate([first(context), second(context)], context);
  return (context) =>
    calculate(
      codes.map((code) => code(context)),
      context,
    );
}
