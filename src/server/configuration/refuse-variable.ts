// The one-line error that says which environment variable is invalid and what it must be.
import { CommandError } from '../errors/command-error.ts';
import type { VariableName } from './variables.ts';

export function refuseVariable(name: VariableName, given: string, allowed: string): CommandError {
  return new CommandError(`${name} is ${JSON.stringify(given)}; it must be ${allowed}.`);
}
