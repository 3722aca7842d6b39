// In place of `write-model.ts`: a build that a test holds until it lets go, so that nothing depends on how fast it is.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelTask, WrittenModel } from '#server/building/write-model.ts';
import * as real from '#server/building/write-model.ts';

const lookEveryMs = 10;

/** A template with a field `heldBy` waits, once it has begun, as long as a file of that name exists. */
export async function writeModel(
  task: ModelTask,
  reportPercent: (percent: number) => void,
): Promise<WrittenModel> {
  const { heldBy } = JSON.parse(Buffer.from(task.document).toString());
  if (typeof heldBy === 'string') {
    reportPercent(1);
    while (existsSync(heldBy)) await pause(lookEveryMs);
  }
  return real.writeModel(task, reportPercent);
}
