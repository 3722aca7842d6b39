// A provider that answers every request with the same text, or not at all, however little sense it makes.
import { once } from 'node:events';
import { createServer } from 'node:http';

export interface OddProvider {
  readonly issuer: URL;
  /** Null: it listens and says nothing. */
  answer: string | null;
  stop(): Promise<void>;
}

export async function startOddProvider(): Promise<OddProvider> {
  const provider: { answer: string | null } = { answer: null };
  const server = createServer((_request, response) => {
    if (provider.answer === null) return;
    response.setHeader('content-type', 'application/json');
    response.end(provider.answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return Object.assign(provider, {
    issuer: new URL(`http://127.0.0.1:${port}`),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
