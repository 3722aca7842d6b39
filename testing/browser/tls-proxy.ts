// A proxy that serves a journey's server through TLS, as in production; at first it may keep that to itself.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '#testing/tls/make-certificate.ts';

export class TlsProxy {
  /** Whether the server is told that its visitors come through TLS. */
  tellsProtocol = true;
  readonly #server: Server;

  constructor(target: string) {
    const folder = mkdtempSync(join(tmpdir(), 'tls-proxy-'));
    const { certificateFile, keyFile } = makeCertificate(folder);
    const tls = { cert: readFileSync(certificateFile), key: readFileSync(keyFile) };
    rmSync(folder, { recursive: true });
    this.#server = createServer(tls, (incoming, outgoing) => {
      const protocol = this.tellsProtocol ? { 'x-forwarded-proto': 'https' } : {};
      const headers = { ...incoming.headers, ...protocol };
      const { method } = incoming;
      const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    return `https://localhost:${port}/builder/`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
