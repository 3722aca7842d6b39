// Tests that a stream of events is read the same however it is cut into pieces, and that nothing unfinished is read.
import { expect, test } from 'vitest';
import { serverSentEvents } from './server-sent-events.ts';

async function eventsOf(text: string, pieceBytes: number): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(text);
  let from = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (from >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(from, from + pieceBytes));
      from += pieceBytes;
    },
  });
  const events: string[] = [];
  for await (const event of serverSentEvents(body)) events.push(event);
  return events;
}

test.each<[string, readonly string[]]>([
  ['data: {"a":1}\n\ndata: [DONE]\n\n', ['{"a":1}', '[DONE]']],
  ['data: жёлтый\r\n\r\ndata:red\r\n\r\n', ['жёлтый', 'red']],
  ['data: one\r\rdata: two\r\r\n', ['one', 'two']],
  ['\ufeffdata: one\ndata:  two\ndata\ndata:\n\n', ['one\n two\n\n']],
  [': still there\n\nevent: thread.run\nid: 7\ndata: one\n\n\n\nretry: 5\n\ndatabase: two\n\n', ['one']],
  ['data: one\n\ndata: unfinished\n', ['one']],
  ['', []],
])('%j', async (text, expected) => {
  for (const pieceBytes of [1, 2, 3, 5, 1000]) expect(await eventsOf(text, pieceBytes)).toEqual(expected);
});

test('a long event may come a byte at a time', async () => {
  expect(await eventsOf(`data: ${'x'.repeat(200_000)}\n\n`, 1)).toEqual(['x'.repeat(200_000)]);
});
