// While the server stops, requests in progress are finished and new ones are turned away.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Connections } from './connections.ts';

export interface Stopping {
  isStopping: boolean;
}

const stillAnswered = new Set(['/healthz', '/readyz']);
/** What arrived by then is worked on in the rest of the time. */
const shareOfStopForArrivals = 0.3;
/** What is not read by then would keep the process until it is ended by force. */
const shareOfStopForReading = 0.8;

export function refuseWhileStopping(
  app: FastifyInstance,
  stopping: Stopping,
  connections: Connections,
  shutdownTimeoutMs: number,
): void {
  app.addHook('onRequest', async (request) => {
    if (stopping.isStopping && !stillAnswered.has(request.url)) throw new AppError('shutting-down');
  });
  // Node closes a connection as soon as its answer has been written, whether it has been sent or not, and leaves those
  // open whose answer began before the stop and said nothing of closing.
  app.addHook('onSend', async ({ raw: { socket } }, reply) => {
    if (stopping.isStopping && connections.isLastAnswer(socket)) reply.header('connection', 'close');
  });
  app.server.closeIdleConnections = () => connections.closeIdle();
  // Without them, a request that never ends, or an answer that nobody reads, would delay the stop to its limit, and the
  // process would end with an error.
  whileClosing(app, shutdownTimeoutMs * shareOfStopForArrivals, () =>
    connections.dropUnfinished(new AppError('shutting-down')),
  );
  whileClosing(app, shutdownTimeoutMs * shareOfStopForReading, () => connections.dropUnread());
}

function whileClosing(app: FastifyInstance, withinMs: number, drop: () => void): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(drop, withinMs);
    app.server.once('close', () => clearTimeout(timer));
  });
}
