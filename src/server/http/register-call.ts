// Registers one call of the contract on the server: its path, validation, reply filtering and documentation.
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { type Access, type Call, policies } from '#contract/call.ts';
import { calls, errorReply } from '#contract/calls/calls.ts';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { refusalOf } from '#server/policy/may-call.ts';
import { AppError } from '../errors/app-error.ts';
import { writeLongLists } from './replies/write-long-lists.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route implements. */
    call?: CallName;
  }
}

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body'> =
  (typeof calls)[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type ReplyOf<Name extends CallName> = z.input<(typeof calls)[Name]['reply']>;

interface RouteOf<Name extends CallName> {
  Params: Part<Name, 'params'>;
  Querystring: Part<Name, 'query'>;
  Body: Part<Name, 'body'>;
}

/** Returns the content of the reply, or sends it itself and returns the reply. */
export type Handler<Name extends CallName> = (
  request: FastifyRequest<RouteOf<Name>>,
  reply: FastifyReply,
) => Promise<ReplyOf<Name> | FastifyReply>;

const answeredByAnyCall: readonly ErrorCode[] = [
  ...(['bad-request', 'rate-limited', 'view-only', 'view-over'] as const),
  ...(['internal', 'database-unavailable', 'shutting-down', 'server-busy', 'request-timeout'] as const),
];
const answeredByChanges: readonly ErrorCode[] = ['xsrf-mismatch', 'disk-full'];
const answeredByAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  visitor: ['session-required', 'account-archived'],
  user: ['sign-in-required', 'account-archived'],
  entitled: ['sign-in-required', 'account-archived', 'not-allowed', 'second-factor-required'],
  operator: ['not-found', 'second-factor-required'],
};
const answeredWithBody: readonly ErrorCode[] = ['media-type', 'template-too-large'];

export function registerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void {
  const { method, path } = paths[name];
  app.route<RouteOf<Name>>({
    method,
    url: path,
    schema: schemaOf(name, calls[name]),
    config: { call: name },
    // Before validation, so that nobody learns the shape of a call they may not make; after the check against forgery.
    onRequest: async (request) => {
      const caller = request.isArchived ? 'archived' : (request.session?.account ?? null);
      const refusal = refusalOf(calls[name].access, caller);
      if (refusal !== null) throw new AppError(refusal);
    },
    handler: async (request, reply) => handler(request, reply),
    preSerialization: writeLongLists(calls[name].reply),
  });
}

/** Every error that the call may answer with, as its documentation says. */
export const codesOf = (name: CallName, call: Call): readonly ErrorCode[] => [
  ...answeredByAnyCall,
  ...(paths[name].method === 'GET' ? [] : answeredByChanges),
  ...answeredByAccess[call.access],
  ...(call.body === undefined ? [] : answeredWithBody),
  ...call.errors,
];

function schemaOf(name: CallName, call: Call): FastifySchema {
  const replies = codesOf(name, call).map((code) => [errorCodes[code].status, errorReply] as const);
  return {
    operationId: name,
    tags: [call.area],
    summary: call.summary,
    description: policies[call.policy],
    ...(call.params !== undefined && { params: call.params }),
    ...(call.query !== undefined && { querystring: call.query }),
    ...(call.body !== undefined && { body: call.body }),
    response: { ...Object.fromEntries(replies), 200: replySchemaOf(call) },
  };
}

function replySchemaOf({ reply, replyType }: Call): unknown {
  if (replyType === undefined) return reply;
  return { description: 'The file.', content: { [replyType]: { schema: reply } } };
}
