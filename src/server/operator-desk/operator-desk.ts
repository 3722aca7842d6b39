// What an operator works with in one call: who it is, the environment they chose, and the record of what they do.
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { EnvironmentName } from '#contract/environments.ts';
import type { OperatorActName } from '#contract/operator-acts.ts';
import { insertOperatorAct } from '#server/database/rows/operators/operator-act-rows.ts';
import type { Environments, Place } from '#server/environments/environments.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';

/** Ids, codes, counts and statuses alone: nothing of a person may be left in the record once they are deleted. */
type Recorded = string | number | boolean | null | readonly Recorded[] | { readonly [key: string]: Recorded };

export interface OperatorAct {
  readonly act: OperatorActName;
  /** The id of the account that it was done to. */
  readonly whom?: string;
  /** The id of the thing that it was done to. */
  readonly what?: string;
  readonly before?: Recorded;
  readonly after?: Recorded;
}

export interface OperatorDesk {
  readonly operator: Account;
  readonly environment: EnvironmentName;
  /** Whether the environment is the server's own. */
  readonly isOwn: boolean;
  readonly place: Place;
  /** Adds to the record, in the transaction of the act itself where there is one. */
  record(query: Kysely<Tables>, act: OperatorAct): Promise<void>;
}

export async function operatorDesk(
  environments: Environments,
  clock: Clock,
  request: Pick<FastifyRequest, 'session' | 'ip' | 'id'>,
): Promise<OperatorDesk> {
  const { account: operator, environment: chosen } = sessionOf(request);
  const environment = chosen ?? environments.own;
  const place = await environments.placeOf(environment);
  const record = (query: Kysely<Tables>, { act, whom, what, before, after }: OperatorAct) =>
    insertOperatorAct(query, {
      id: randomUUID(),
      at: clock.now(),
      act,
      operator_id: operator.id,
      operator_email: operator.email ?? '',
      whom: whom ?? null,
      what: what ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      ip: request.ip,
      done_from: environments.own,
      request_id: request.id,
    });
  return { operator, environment, isOwn: environment === environments.own, place, record };
}

/** What destroys data in production is confirmed by typing the address of whom it concerns, or the id of who has none, in any case. */
export function refuseUnconfirmed(
  { environment }: Pick<OperatorDesk, 'environment'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
  typed: string | undefined,
): void {
  if (environment !== 'production') return;
  if (typed?.trim().toLowerCase() !== (email ?? id).toLowerCase()) throw new AppError('confirmation-needed');
}

/** What the server does by its own services, such as payments, or for its own sessions. */
export function refuseElsewhere({ isOwn }: Pick<OperatorDesk, 'isOwn'>): void {
  if (!isOwn) throw new AppError('own-environment-only');
}
