// Tells how long a piece of work took, however it ended.

export async function timed<Result>(
  work: () => Promise<Result>,
  onDone: (ms: number) => void,
): Promise<Result> {
  const startMs = performance.now();
  try {
    return await work();
  } finally {
    onDone(performance.now() - startMs);
  }
}
