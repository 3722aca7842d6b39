// While the server stops, requests under way are finished and new ones are sent elsewhere.
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
    // A connection that is kept open would hold the server until it times out.
    if (stopping.isStopping) reply.header('connection', 'close');
  });
  closeUnusedConnections(app);
}

/** Node closes connections that are idle after a request; browsers also open some ahead and send nothing. */
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
