// Runs what a person asked for at the terminal: its news on standard output, its refusal as one line on standard error.
import { CommandError } from '../errors/command-error.ts';

export type Print = (line: string) => void;

export async function runCommand(command: (say: Print) => Promise<number>): Promise<number> {
  try {
    return await command((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    return 1;
  }
}

/** Only a refusal was worded for a person; anything else keeps its trace, for whoever mends the program. */
function lineOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
