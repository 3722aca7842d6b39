// Runs a command from the terminal: its output goes to standard output, its error as one line to standard error.
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

/** Only command errors are written for people; anything else keeps its stack trace for developers. */
function lineOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
