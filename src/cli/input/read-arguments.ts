// Takes the words after a command apart into its one file and its options, refusing what the command does not know.
import { parseArgs } from 'node:util';
import { exitCodes } from '../output/output.ts';
import { UsageError } from './usage-error.ts';

interface OptionType {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** It may be there several times. */
  readonly multiple?: boolean;
}
type OptionTypes = Readonly<Record<string, OptionType>>;

export interface CommandArguments {
  /** The one thing the command works on. */
  readonly target: string;
  readonly text: (name: string) => string | null;
  /** Of an option that may be there several times, in their order. */
  readonly texts: (name: string) => readonly string[];
  readonly isSet: (name: string) => boolean;
  /** A scenario counts from 1. */
  readonly scenario: (count: number) => number;
}

function misused(message: string): never {
  throw new UsageError(`${message} See: modelwright help`, exitCodes.misused);
}

function parsed(args: readonly string[], options: OptionTypes) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return misused(reason.split('. ')[0]?.replace(/\.?$/, '.') ?? reason);
  }
}

function scenarioIn(text: string | null, count: number): number {
  const scenario = text === null ? 1 : Number(text);
  if (Number.isInteger(scenario) && scenario >= 1 && scenario <= count) return scenario;
  return misused(`--scenario must be a whole number from 1 to ${count}, not ${text}.`);
}

export function readArguments(args: readonly string[], what: string, options: OptionTypes): CommandArguments {
  const { values, positionals } = parsed(args, options);
  const [target, extra] = positionals;
  if (target === undefined) misused(`Name ${what}.`);
  if (extra !== undefined) misused(`Name only ${what}; ${extra} is one too many.`);
  const text = (name: string): string | null => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    target,
    text,
    texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    isSet: (name) => values[name] === true,
    scenario: (count) => scenarioIn(text('scenario'), count),
  };
}
