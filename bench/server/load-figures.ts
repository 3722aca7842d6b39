// P9: the server on this machine with two hundred editors saving and previewing while workbooks are built.
import { atMost, type Measurement } from '../figure.ts';
import { type Load, loadOnPostgres, loadOnSqlite } from './load.ts';

const goals = { errors: 0, loopMs: 25, saveMs: 150 };

function p99(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN;
}

/** One run of the load gives three figures. */
function figuresOf(database: string, run: () => Promise<Load>): readonly Measurement[] {
  let load: Promise<Load> | undefined;
  const once = (): Promise<Load> => {
    load ??= run();
    return load;
  };
  const figure =
    (what: string, value: (load: Load) => number, unit: string, goal: number): Measurement =>
    async () =>
      atMost(`P9 200 editors on ${database}: ${what}`, value(await once()), unit, goal);
  return [
    async () => {
      const { errors } = await once();
      for (const error of new Set(errors)) console.error(error);
      return atMost(`P9 200 editors on ${database}: errors`, errors.length, 'replies', goals.errors);
    },
    figure('saves p99', ({ savesMs }) => p99(savesMs), 'ms', goals.saveMs),
    figure('event loop p99', ({ loopP99Ms }) => loopP99Ms, 'ms', goals.loopMs),
  ];
}

export const loadFigures: readonly Measurement[] = [
  ...figuresOf('SQLite', loadOnSqlite),
  ...figuresOf('PostgreSQL', loadOnPostgres),
];
