// Functions whose values differ from look to look; only what is open for changes has them.
import type { FunctionFamily } from '../runtime/code.ts';
import type { ChangingValues, FormulaContext } from '../runtime/formula-context.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { numeric } from './define.ts';

export const changesAlways = (name: string): string => `${name} changes from look to look`;

const valuesFor = (name: string, { changing }: FormulaContext): ChangingValues => {
  if (!changing) throw throwUncalculated(changesAlways(name));
  return changing;
};

const without = (name: string, calculate: (values: ChangingValues) => number) => ({
  ...numeric(0, 0, () => 0),
  calculate: (_: unknown, context: FormulaContext) => calculate(valuesFor(name, context)),
});

function between(low: number, high: number, { random }: ChangingValues): number {
  const [first, last] = [Math.ceil(low), Math.floor(high)];
  if (first > last) throw throwError('#NUM!');
  return first + Math.floor(random() * (last - first + 1));
}

export const changing: FunctionFamily = {
  NOW: without('NOW', ({ now }) => now()),
  TODAY: without('TODAY', ({ now }) => Math.floor(now())),
  RAND: without('RAND', ({ random }) => random()),
  RANDBETWEEN: {
    ...numeric(2, 2, () => 0),
    calculate: (args, context) => {
      const values = valuesFor('RANDBETWEEN', context);
      return numeric(2, 2, (low = 0, high = 0) => between(low, high, values)).calculate(args, context);
    },
  },
};

export const changingFunctions: ReadonlySet<string> = new Set(Object.keys(changing));
