// The one line that tells which environment variable is wrong and what it must be.
import { CommandError } from '../errors/command-error.ts';
import type { VariableName } from './variables.ts';

export function refuseVariable(name: VariableName, given: string, allowed: string): CommandError {
  return new CommandError(`${name} is ${JSON.stringify(given)}; it must be ${allowed}.`);
}
