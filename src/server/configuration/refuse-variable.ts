// The one line that tells which environment variable is wrong and what it must be.
import { Refusal } from '../errors/refusal.ts';
import type { VariableName } from './variables.ts';

export function refuseVariable(name: VariableName, given: string, allowed: string): Refusal {
  return new Refusal(`${name} is ${JSON.stringify(given)}; it must be ${allowed}.`);
}
