// Reads a stream of server-sent events, piece by piece, whatever it may be.

const lineBreaks = /\r\n|\n|\r/u;
const data = /^data(?:: ?|$)/u;

/** The data of each event; all else that an event may have is passed over, and so is an event that breaks off. */
export async function* serverSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let said: string[] = [];
  for await (const line of linesOf(body)) {
    if (data.test(line)) said.push(line.replace(data, ''));
    if (line !== '' || said.length === 0) continue;
    yield said.join('\n');
    said = [];
  }
}

/** Those that are ended. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Joined only when a line ends, since a stream may come a byte at a time.
  let begun: string[] = [];
  for await (const bytes of body) {
    const text = decoder.decode(bytes, { stream: true });
    begun.push(text);
    if (!lineBreaks.test(text)) continue;
    const joined = begun.join('');
    // What follows may belong to this break.
    const isHalf = joined.endsWith('\r');
    const lines = (isHalf ? joined.slice(0, -1) : joined).split(lineBreaks);
    begun = [`${lines.pop() ?? ''}${isHalf ? '\r' : ''}`];
    yield* lines;
  }
}
