// Runs a command as it is typed: its exit code, and what it wrote.

export async function runQuietly(run: () => Promise<number>): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const written = [process.stdout.write, process.stderr.write] as const;
  const keep: typeof process.stdout.write = (text: string | Uint8Array) => said.push(String(text)) > 0;
  [process.stdout.write, process.stderr.write] = [keep, keep];
  try {
    const code = await run();
    return { code, said: said.join('') };
  } finally {
    [process.stdout.write, process.stderr.write] = written;
  }
}
