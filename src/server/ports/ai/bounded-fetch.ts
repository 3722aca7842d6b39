// The requests of the OpenAI client: nothing is followed elsewhere, told of this machine, or read without end.

/** Several times what the longest answer takes, each of its tokens in an event of its own. */
const mostBytes = 2 ** 21;

/** An answer that is longer than any that is asked for. */
export class AnswerTooLong extends Error {}

export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, headers: ownHeaders(init?.headers), redirect: 'manual' });
  if (response.body === null) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      if (bytes > mostBytes) controller.error(new AnswerTooLong());
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
}

/** Without those in which the client tells the system, the processor and the version of Node. */
function ownHeaders(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  for (const name of [...headers.keys()]) if (name.startsWith('x-stainless-')) headers.delete(name);
  headers.set('user-agent', 'Modelwright');
  return headers;
}
