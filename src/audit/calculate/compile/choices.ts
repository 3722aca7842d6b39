// Calls that evaluate only the arguments they need: IF, IFERROR, CHOOSE, SWITCH, LET and the like.
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import type { Code, Compiler } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { toBoolean, toNumber } from '../values/coerce.ts';
import { compareScalars } from '../values/compare.ts';
import { catchErrors, isError, throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { isScalar, type Scalar, type Value } from '../values/value.ts';
import { broadcast } from './broadcast.ts';

type ArgumentTrees = readonly (FormulaTree | null)[];

const wrong: Code = () => {
  throw throwError('#VALUE!');
};

const nothing: Code = () => 0;

const valueCode = (compiler: Compiler, tree: FormulaTree | null | undefined, absent: Code): Code =>
  tree ? compiler.value(tree) : absent;

/** The condition of a choice: one value, or in arrays a table of them. */
function singles(compiler: Compiler, tree: FormulaTree | null | undefined): Code {
  if (!tree) return nothing;
  return compiler.isArray ? compiler.value(tree) : compiler.scalar(tree);
}

function one(value: Value): Scalar {
  if (!isScalar(value)) throw throwUncalculated('a choice among tables');
  return value;
}

function choose(compiler: Compiler, args: ArgumentTrees): Code {
  if (args.length < 2 || args.length > 3) return wrong;
  const condition = singles(compiler, args[0]);
  const yes = valueCode(compiler, args[1], nothing);
  const no = args.length === 3 ? valueCode(compiler, args[2], nothing) : () => false;
  return (context) => {
    const test = condition(context);
    if (isScalar(test)) return toBoolean(test) ? yes(context) : no(context);
    const branches = [catchErrors(() => yes(context)), catchErrors(() => no(context))];
    return broadcast(context, [test, ...branches], ([is = null, first = null, second = null]) =>
      toBoolean(is) ? first : second,
    );
  };
}

function instead(isCaught: (error: string) => boolean) {
  return (compiler: Compiler, args: ArgumentTrees): Code => {
    if (args.length !== 2) return wrong;
    const first = singles(compiler, args[0]);
    const second = valueCode(compiler, args[1], nothing);
    const isFault = (scalar: Scalar): boolean => isError(scalar) && isCaught(scalar.error);
    return (context) => {
      const value = catchErrors(() => first(context));
      if (isScalar(value)) return isFault(value) ? second(context) : value;
      const other = catchErrors(() => second(context));
      return broadcast(context, [value, other], ([scalar = null, spare = null]) =>
        isFault(scalar) ? spare : scalar,
      );
    };
  };
}

function chooseByNumber(compiler: Compiler, [first, ...rest]: ArgumentTrees): Code {
  const number = singles(compiler, first);
  const codes = rest.map((tree) => valueCode(compiler, tree, nothing));
  return (context) => {
    const code = codes[Math.trunc(toNumber(one(number(context)))) - 1];
    if (!code) throw throwError('#VALUE!');
    return code(context);
  };
}

function chooseFirst(compiler: Compiler, args: ArgumentTrees): Code {
  if (args.length === 0 || args.length % 2 === 1) return wrong;
  const codes = args.map((tree, index) =>
    index % 2 === 0 ? singles(compiler, tree) : valueCode(compiler, tree, nothing),
  );
  return (context) => {
    for (let index = 0; index < codes.length; index += 2) {
      if (toBoolean(one(codes[index]?.(context) ?? null))) return codes[index + 1]?.(context) ?? null;
    }
    throw throwError('#N/A');
  };
}

function chooseEqual(compiler: Compiler, [first, ...rest]: ArgumentTrees): Code {
  const target = singles(compiler, first);
  const hasDefault = rest.length % 2 === 1;
  const pairs = hasDefault ? rest.slice(0, -1) : rest;
  const codes = pairs.map((tree, index) =>
    index % 2 === 0 ? singles(compiler, tree) : valueCode(compiler, tree, nothing),
  );
  const otherwise: Code = hasDefault
    ? valueCode(compiler, rest.at(-1), nothing)
    : () => {
        throw throwError('#N/A');
      };
  return (context) => {
    const value = one(target(context));
    for (let index = 0; index < codes.length; index += 2) {
      if (compareScalars(value, one(codes[index]?.(context) ?? null)) === 0) {
        return codes[index + 1]?.(context) ?? null;
      }
    }
    return otherwise(context);
  };
}

/** As spreadsheets have it: 126 names with their values, and what is made of them. */
const mostLetArguments = 253;

function letNames(compiler: Compiler, args: ArgumentTrees): Code {
  const last = args.at(-1);
  if (args.length % 2 === 0 || args.length > mostLetArguments || !last) return wrong;
  const steps: ((context: FormulaContext) => void)[] = [];
  let inner = compiler;
  for (let index = 0; index + 1 < args.length; index += 2) {
    const [name, tree] = [args[index], args[index + 1]];
    if (name?.kind !== 'name' || !tree) return wrong;
    const code = inner.value(tree);
    const { compiler: next, place } = inner.withLocal(name.name);
    inner = next;
    steps.push((context) => {
      context.locals[place] = code(context);
    });
  }
  const result = inner.value(last);
  return (context) => {
    for (const step of steps) step(context);
    return result(context);
  };
}

export const choices: ReadonlyMap<string, (compiler: Compiler, args: ArgumentTrees) => Code> = new Map([
  ['IF', choose],
  ['IFERROR', instead(() => true)],
  ['IFNA', instead((error) => error === '#N/A')],
  ['CHOOSE', chooseByNumber],
  ['IFS', chooseFirst],
  ['SWITCH', chooseEqual],
  ['LET', letNames],
]);
