// The calls that work out only the arguments they need: IF, IFERROR, CHOOSE, SWITCH, LET and their kin.
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import type { Code, Compiler } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { toBoolean, toNumber } from '../values/coerce.ts';
import { compareScalars } from '../values/compare.ts';
import { failed, isError, quietly, unknown } from '../values/failure.ts';
import { isScalar, type Scalar, type Value } from '../values/value.ts';
import { broadcast } from './broadcast.ts';

type Arguments = readonly (FormulaTree | null)[];

const wrong: Code = () => {
  throw failed('#VALUE!');
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
  if (!isScalar(value)) throw unknown('a choice among tables');
  return value;
}

function choose(compiler: Compiler, args: Arguments): Code {
  if (args.length < 2 || args.length > 3) return wrong;
  const condition = singles(compiler, args[0]);
  const yes = valueCode(compiler, args[1], nothing);
  const no = args.length === 3 ? valueCode(compiler, args[2], nothing) : () => false;
  return (site) => {
    const test = condition(site);
    if (isScalar(test)) return toBoolean(test) ? yes(site) : no(site);
    const branches = [quietly(() => yes(site)), quietly(() => no(site))];
    return broadcast(site, [test, ...branches], ([is = null, first = null, second = null]) =>
      toBoolean(is) ? first : second,
    );
  };
}

function instead(isCaught: (error: string) => boolean) {
  return (compiler: Compiler, args: Arguments): Code => {
    if (args.length !== 2) return wrong;
    const first = singles(compiler, args[0]);
    const second = valueCode(compiler, args[1], nothing);
    const isFault = (scalar: Scalar): boolean => isError(scalar) && isCaught(scalar.error);
    return (site) => {
      const value = quietly(() => first(site));
      if (isScalar(value)) return isFault(value) ? second(site) : value;
      const other = quietly(() => second(site));
      return broadcast(site, [value, other], ([scalar = null, spare = null]) =>
        isFault(scalar) ? spare : scalar,
      );
    };
  };
}

function chooseByNumber(compiler: Compiler, [first, ...rest]: Arguments): Code {
  const number = singles(compiler, first);
  const codes = rest.map((tree) => valueCode(compiler, tree, nothing));
  return (site) => {
    const code = codes[Math.trunc(toNumber(one(number(site)))) - 1];
    if (!code) throw failed('#VALUE!');
    return code(site);
  };
}

function chooseFirst(compiler: Compiler, args: Arguments): Code {
  if (args.length === 0 || args.length % 2 === 1) return wrong;
  const codes = args.map((tree, index) =>
    index % 2 === 0 ? singles(compiler, tree) : valueCode(compiler, tree, nothing),
  );
  return (site) => {
    for (let index = 0; index < codes.length; index += 2) {
      if (toBoolean(one(codes[index]?.(site) ?? null))) return codes[index + 1]?.(site) ?? null;
    }
    throw failed('#N/A');
  };
}

function chooseEqual(compiler: Compiler, [first, ...rest]: Arguments): Code {
  const wanted = singles(compiler, first);
  const hasDefault = rest.length % 2 === 1;
  const pairs = hasDefault ? rest.slice(0, -1) : rest;
  const codes = pairs.map((tree, index) =>
    index % 2 === 0 ? singles(compiler, tree) : valueCode(compiler, tree, nothing),
  );
  const otherwise: Code = hasDefault
    ? valueCode(compiler, rest.at(-1), nothing)
    : () => {
        throw failed('#N/A');
      };
  return (site) => {
    const value = one(wanted(site));
    for (let index = 0; index < codes.length; index += 2) {
      if (compareScalars(value, one(codes[index]?.(site) ?? null)) === 0) {
        return codes[index + 1]?.(site) ?? null;
      }
    }
    return otherwise(site);
  };
}

function letNames(compiler: Compiler, args: Arguments): Code {
  const last = args.at(-1);
  if (args.length % 2 === 0 || !last) return wrong;
  const steps: ((site: Site) => void)[] = [];
  let inner = compiler;
  for (let index = 0; index + 1 < args.length; index += 2) {
    const [name, tree] = [args[index], args[index + 1]];
    if (name?.kind !== 'name' || !tree) return wrong;
    const code = inner.value(tree);
    const { compiler: next, place } = inner.withLocal(name.name);
    inner = next;
    steps.push((site) => {
      site.locals[place] = code(site);
    });
  }
  const result = inner.value(last);
  return (site) => {
    for (const step of steps) step(site);
    return result(site);
  };
}

export const choices: ReadonlyMap<string, (compiler: Compiler, args: Arguments) => Code> = new Map([
  ['IF', choose],
  ['IFERROR', instead(() => true)],
  ['IFNA', instead((error) => error === '#N/A')],
  ['CHOOSE', chooseByNumber],
  ['IFS', chooseFirst],
  ['SWITCH', chooseEqual],
  ['LET', letNames],
]);
