// Listens on the port, or reports in one line why it cannot.
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { CommandError } from '../errors/command-error.ts';

export async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new CommandError(
        `PORT ${port} on ${host} is in use: stop what listens there, or set another PORT.`,
      );
    }
    if (code === 'EACCES')
      throw new CommandError(`PORT ${port} needs rights this user lacks: set PORT to 1024 or more.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new CommandError(
        `HOST ${JSON.stringify(host)} is no address of this machine; 0.0.0.0 listens on every one.`,
      );
    }
    throw error;
  }
}
