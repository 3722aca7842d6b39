// Checks and writes replies with long lists in small pieces, because everybody else would wait for a long list as a whole.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { WrittenPieces } from './written-pieces.ts';

const itemsAtOnce = 50;

/** As a hook before a reply is written; a reply without a long list, or of another shape, is written as ever. */
export const writeLongLists =
  (schema: z.ZodType) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || !isPlainObject(schema) || !hasLongList(payload)) return payload;
    const pieces: string[] = [];
    try {
      for (const piece of piecesOf(schema, payload)) {
        pieces.push(piece);
        await letOthers();
      }
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      throw new ResponseSerializationError(request.method, request.url, { cause: error });
    }
    reply.serializer((content: unknown) => content as string);
    return new WrittenPieces(pieces);
  };

function hasLongList(value: unknown, depth = 2): boolean {
  if (Array.isArray(value)) return value.length > itemsAtOnce;
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => hasLongList(part, depth - 1));
}

/** One that neither keeps nor refuses what it does not name. */
const isPlainObject = (schema: z.core.$ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && schema.def.catchall === undefined;

function* piecesOf(schema: z.core.$ZodType, value: unknown): Generator<string> {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (let start = 0; start < value.length; start += itemsAtOnce) {
      const items = JSON.stringify(z.encode(schema, value.slice(start, start + itemsAtOnce)));
      yield `${start === 0 ? '[' : ','}${items.slice(1, -1)}`;
    }
    yield value.length === 0 ? '[]' : ']';
  } else if (isPlainObject(schema) && typeof value === 'object' && hasLongList(value)) {
    yield* fieldsOf(schema, value as Readonly<Record<string, unknown>>);
  } else yield JSON.stringify(z.encode(schema, value));
}

/** Those without a list together. */
function* fieldsOf(schema: z.ZodObject, value: Readonly<Record<string, unknown>>): Generator<string> {
  const long = Object.keys(schema.shape).filter((key) => hasLongList(value[key]));
  const others = Object.entries(schema.shape).filter(([key]) => !long.includes(key));
  const rest = JSON.stringify(z.encode(z.object(Object.fromEntries(others)), value));
  yield rest.slice(0, -1);
  for (const [index, key] of long.entries()) {
    yield `${index === 0 && rest === '{}' ? '' : ','}${JSON.stringify(key)}:`;
    yield* piecesOf(schema.shape[key], value[key]);
  }
  yield '}';
}
