// Tests that the thread that works on documents leaves a busy processor to the one that answers everybody.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createDocumentThread, mostInPlaceBytes } from './document-thread.ts';

/** The niceness of each thread of this process, as the system has it: behind the name, which may have spaces, the 17th field. */
const nicenesses = (): readonly number[] =>
  readdirSync('/proc/self/task').map((thread) => nicenessOf(Number(thread)));

function nicenessOf(thread: number): number {
  const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[16]);
}

test.runIf(process.platform === 'linux')(
  'a document is worked on with a lower priority than requests',
  async () => {
    const uuid = randomUUID();
    const filling = 'x'.repeat(mostInPlaceBytes);
    const bytes = new TextEncoder().encode(JSON.stringify({ template: { uuid, filling } }));
    const documents = createDocumentThread(pino({ level: 'silent' }), () => undefined);
    const own = nicenessOf(process.pid);
    await documents.run({ accountId: 'a', network: 'a' }, 'readPostedSave', { bytes, uuid });
    expect(nicenesses()).toContain(Math.min(own + 5, 19));
    expect(nicenessOf(process.pid)).toBe(own);
    await documents.close();
  },
);
