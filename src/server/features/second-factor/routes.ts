// The calls with which an operator sets up a second factor and proves it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countRecoveryCodes, findSecondFactor } from '#server/database/rows/operators/second-factor-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import { confirmPassword } from '#server/passwords/confirm-password.ts';
import { PasswordTries } from '#server/passwords/password-tries.ts';
import { Passwords } from '#server/passwords/passwords.ts';
import { hasOperatorRole, isSignedIn } from '#server/policy/may-call.ts';
import { countCodeTry, forgetCodeTries } from '#server/second-factor/code-tries.ts';
import type { ServerParts } from '../server-parts.ts';
import { proveSecondFactor, renewRecoveryCodes } from './prove.ts';
import { confirmFirstCode, startSecondFactor } from './set-up.ts';

export function secondFactorRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.register(async (calls) => {
    // Before validation: to whoever is no operator, nothing is there.
    calls.addHook('onRequest', async ({ session }) => {
      if (session === null || !isSignedIn(session.account)) return;
      if (!hasOperatorRole(session.account)) throw new AppError('not-found');
    });
    settingUp(calls, parts);
    proving(calls, parts);
  });
}

function settingUp(app: FastifyInstance, parts: ServerParts): void {
  const { ports, eventLog } = parts;
  const { query } = ports.database;
  const isLimited = parts.configuration.rateLimits.signInsPerMinute > 0;
  const check = { passwords: new Passwords(), tries: new PasswordTries(ports, isLimited) };

  registerCall(app, 'getSecondFactor', async (request) => {
    const { account, provedAt } = sessionOf(request);
    const factor = await findSecondFactor(query, account.id);
    return {
      isSetUp: typeof factor?.confirmed_at === 'number',
      isProved: provedAt !== null,
      recoveryCodesLeft: await countRecoveryCodes(query, account.id),
      needsPassword: account.password_hash !== null,
    };
  });

  registerCall(app, 'startSecondFactor', async (request) => {
    const session = sessionOf(request);
    await parts.limits.countSignIn(request, session.account.id);
    // An account that signs in with Google alone has none to ask for.
    if (session.account.password_hash !== null) {
      await confirmPassword(check, session.account, request.body.password, request.ip);
    }
    return startSecondFactor(parts, session);
  });

  registerCall(app, 'confirmSecondFactor', async (request) => {
    const { code } = request.body;
    const recoveryCodes = await tried(parts, request, () =>
      confirmFirstCode(parts, sessionOf(request), code),
    );
    const content = 'second factor set up';
    logRequestEvent(eventLog, request, { lmid: logEventIds.secondFactorSetUp, level: 'warn', content });
    return { recoveryCodes: [...recoveryCodes] };
  });
}

function proving(app: FastifyInstance, parts: ServerParts): void {
  const { eventLog } = parts;

  registerCall(app, 'proveSecondFactor', async (request) => {
    const { code } = request.body;
    const { isByRecoveryCode, recoveryCodesLeft } = await tried(parts, request, () =>
      proveSecondFactor(parts, sessionOf(request), code),
    );
    const { recoveryCodeUsed, secondFactorProved } = logEventIds;
    const event = isByRecoveryCode
      ? ({
          lmid: recoveryCodeUsed,
          level: 'warn',
          content: `recovery codes left: ${recoveryCodesLeft}`,
        } as const)
      : { lmid: secondFactorProved, content: 'second factor proved' };
    logRequestEvent(eventLog, request, event);
    return { recoveryCodesLeft };
  });

  registerCall(app, 'renewRecoveryCodes', async (request) => {
    const { code } = request.body;
    const codes = await tried(parts, request, () => renewRecoveryCodes(parts, sessionOf(request), code));
    const content = 'new recovery codes';
    logRequestEvent(eventLog, request, { lmid: logEventIds.recoveryCodesRenewed, level: 'warn', content });
    return { recoveryCodes: [...codes] };
  });
}

/** Counts the try before it is made, forgets it once the code was right, and logs it otherwise, without the code. */
async function tried<Result>(
  { ports, limits, configuration, eventLog }: ServerParts,
  request: FastifyRequest,
  check: () => Promise<Result>,
): Promise<Result> {
  const { id } = sessionOf(request).account;
  const isLimited = configuration.rateLimits.signInsPerMinute > 0;
  await limits.countSignIn(request, id);
  try {
    if (isLimited) await countCodeTry(ports, id, request.ip);
    const result = await check();
    if (isLimited) await forgetCodeTries(ports, id, request.ip);
    return result;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'wrong-code' || error.code === 'too-many-codes')) {
      const { code } = error;
      logRequestEvent(eventLog, request, {
        lmid: logEventIds.secondFactorFailed,
        level: 'warn',
        content: code,
      });
    }
    throw error;
  }
}
