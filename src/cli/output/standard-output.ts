// Writes to the streams of the process; a reader that has seen enough, such as head, is no fault.
import type { Output } from './output.ts';

/** A command goes on without its reader: what it writes to files is wanted all the same, and so is how it ends. */
function goOnWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

export function standardOutput(environment: Output['environment']): Output {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(goOnWithoutReader)) stream.on('error', goOnWithoutReader);
  }
  return {
    say: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    environment,
  };
}
