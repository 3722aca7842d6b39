// Tests that work done in place is little, whatever shape a document has, and is told like that of the thread.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { createDocumentThread, mostInPlaceBytes } from './document-thread.ts';
import { type DocumentTaskName, runDocumentTask } from './run-document-task.ts';

const caller = { accountId: 'a', network: 'a' };
const uuid = randomUUID();
const bytesOf = (json: string): Uint8Array => new TextEncoder().encode(json);
const ordinary = JSON.stringify({ ...cafe, uuid });

/** As many fields as there is room for, beside one that has the document read for others. */
function manyFields(holder: string): Uint8Array {
  const room = mostInPlaceBytes - 200;
  const fields = Array.from({ length: room / 7 }, (_, index) => `"${index.toString(36)}":1`);
  const text = fields.join(',').slice(0, room);
  return bytesOf(holder.replace('*', text.slice(0, text.lastIndexOf(','))));
}

const run = (name: DocumentTaskName, document: Uint8Array): unknown => {
  const bytes = bytesOf(`{"template":${new TextDecoder().decode(document)}}`);
  if (name === 'readPostedClone')
    return runDocumentTask({ name, input: { bytes, uuid, timestamp: 1, label: ' 2' } });
  if (name === 'readPostedSave') return runDocumentTask({ name, input: { bytes, uuid } });
  return runDocumentTask({ name: 'documentForOthers', input: document });
};

/** Of the processor, which other processes do not lengthen; the least of some, since the first are slower. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: 12 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

test.each(['readPostedSave', 'readPostedClone', 'documentForOthers'] as const)(
  '%s in place costs no more than some ordinary templates, whatever it is given',
  (name) => {
    const ofCafe = leastTime(() => run('readPostedSave', bytesOf(ordinary)));
    for (const holder of [
      `{"uuid":"${uuid}","owner":"",*}`,
      `{"uuid":"${uuid}","owner":"","data":{*}}`,
      `{"uuid":"${uuid}","owner":"","data":{"options":{*}}}`,
    ]) {
      const document = manyFields(holder);
      expect(document.byteLength).toBeLessThan(mostInPlaceBytes);
      expect(leastTime(() => run(name, document)) / ofCafe).toBeLessThan(12);
    }
  },
);

test('the time of work in place is told, also when it is refused', async () => {
  const onWorked = vi.fn();
  const thread = createDocumentThread(pino({ level: 'silent' }), onWorked);
  const save = (bytes: Uint8Array) => thread.run(caller, 'readPostedSave', { bytes, uuid });
  expect(await save(bytesOf(`{"template":${ordinary}}`))).not.toBeNull();
  expect(await save(bytesOf('{"template":'))).toBeNull();
  expect(onWorked.mock.calls).toEqual([
    [caller, expect.any(Number)],
    [caller, expect.any(Number)],
  ]);
  await thread.close();
});
