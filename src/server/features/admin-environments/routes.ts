// The calls about the environment that an operator looks into: which one it is, and another one from now on.
import type { FastifyInstance } from 'fastify';
import { type EnvironmentName, environmentNames } from '#contract/environments.ts';
import { chooseEnvironment } from '#server/database/rows/session-rows.ts';
import type { Environments } from '#server/environments/environments.ts';
import { AppError } from '#server/errors/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import { operatorDesk } from '#server/operator-desk/operator-desk.ts';
import type { ServerParts } from '../server-parts.ts';

export function adminEnvironmentRoutes(
  app: FastifyInstance,
  { ports: { database, clock }, environments }: ServerParts,
): void {
  registerCall(app, 'getCurrentEnvironment', async (request) => {
    const { id, environment: chosen } = sessionOf(request);
    const environment = await firstInReach(environments, chosen ?? environments.own);
    if (chosen !== null && chosen !== environment) await chooseEnvironment(database.query, id, environment);
    const known = environmentNames.map((name) => ({
      ...{ name, isConfigured: environments.isConfigured(name), isOwn: name === environments.own },
    }));
    return { environment, environments: known };
  });

  registerCall(app, 'switchDatabase', async (request) => {
    const { environment } = request.body;
    const session = sessionOf(request);
    const before = session.environment ?? environments.own;
    try {
      const place = await environments.placeOf(environment);
      const { record } = await operatorDesk(environments, clock, request);
      await record(place.database.query, { act: 'environment-switched', before, after: environment });
      await chooseEnvironment(database.query, session.id, environment);
    } catch (error) {
      await chooseEnvironment(database.query, session.id, environments.fallback);
      throw error;
    }
    return { environment, ...warningOf(environment, environments.own) };
  });
}

async function firstInReach(environments: Environments, chosen: EnvironmentName): Promise<EnvironmentName> {
  for (const name of [chosen, environments.fallback]) {
    try {
      await environments.placeOf(name);
      return name;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return environments.own;
}

function warningOf(environment: EnvironmentName, own: EnvironmentName) {
  if (environment === 'production') {
    const warning = 'This is production: what you change here changes what customers have, at once.';
    return { warning, warningKind: 'production' as const };
  }
  if (environment === own) return {};
  const warning =
    'This is the database of another server: payments, emails and files of this environment are handled there.';
  return { warning, warningKind: 'elsewhere' as const };
}
