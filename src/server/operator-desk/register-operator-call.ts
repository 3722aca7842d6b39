// Registers a call of operators: it works on the environment that the operator chose, and records what they do.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallName } from '#contract/paths.ts';
import type { Environments } from '#server/environments/environments.ts';
import { type Handler, registerCall } from '#server/http/register-call.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type OperatorDesk, operatorDesk } from './operator-desk.ts';

interface DeskParts {
  readonly environments: Environments;
  readonly ports: Pick<Ports, 'clock'>;
}

type OperatorHandler<Name extends CallName> = (
  desk: OperatorDesk,
  request: Parameters<Handler<Name>>[0],
  reply: FastifyReply,
) => ReturnType<Handler<Name>>;

export function registerOperatorCall<Name extends CallName>(
  app: FastifyInstance,
  { environments, ports: { clock } }: DeskParts,
  name: Name,
  handler: OperatorHandler<Name>,
): void {
  registerCall(app, name, async (request, reply) =>
    handler(await operatorDesk(environments, clock, request), request, reply),
  );
}
