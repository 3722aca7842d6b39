// Work for a thread that ends when it is told to, so that a test decides how long it takes.
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** Says that it has begun, and gives what it is sent. */
export async function waitForResult({ port }: { readonly port: MessagePort }): Promise<unknown> {
  const received = once(port, 'message');
  port.postMessage('begun');
  const [result] = await received;
  port.close();
  return result;
}
