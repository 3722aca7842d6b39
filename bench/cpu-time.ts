// The processor time that a piece of work takes, whatever else the machine does meanwhile.

/** Milliseconds of processor time a run, threads that compile and collect garbage included. */
export function cpuMs(runCount: number, run: (index: number) => void): number {
  const start = process.cpuUsage();
  for (let index = 0; index < runCount; index += 1) run(index);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / runCount;
}

/** The same for work that waits. */
export async function cpuMsOf(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
