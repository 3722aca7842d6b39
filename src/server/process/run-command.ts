// Runs a command from the terminal: its output goes to standard output, its error as one line to standard error, and
// what it writes is for the owner of the process alone.
import { CommandError } from '../errors/command-error.ts';

export type Print = (line: string) => void;

export async function runCommand(command: (say: Print) => Promise<number>): Promise<number> {
  // Emails contain links and the database everything else: other users of the machine may read neither.
  const umaskBefore = process.umask(0o077);
  try {
    return await command((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    return 1;
  } finally {
    process.umask(umaskBefore);
  }
}

/** Only command errors are written for people; anything else keeps its stack trace for developers. */
function lineOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
