// While the server stops, requests in progress are finished and new ones are turned away.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

export interface Stopping {
  isStopping: boolean;
}

const stillAnswered = new Set(['/healthz', '/readyz']);

export function refuseWhileStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onRequest', async (request) => {
    if (stopping.isStopping && !stillAnswered.has(request.url)) throw new AppError('shutting-down');
  });
  app.addHook('onSend', async (_request, reply) => {
    // A kept-alive connection would delay the stop until it times out.
    if (stopping.isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    // Its headers may have been sent before the stop began, and said nothing of closing.
    if (stopping.isStopping) request.raw.socket.destroySoon();
  });
  closeUnusedConnections(app);
}

/** Node closes connections that are idle after a request; browsers also open some in advance and send nothing. */
function closeUnusedConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', async () => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  });
}
