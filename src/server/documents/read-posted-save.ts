// The whole way from the bytes of a posted save to what is kept of it, on a thread of its own.

import { isObject } from '#template/schema.ts';
import { AppError, type ErrorDetails } from '../errors/app-error.ts';
import { isPoisoned } from './is-poisoned.ts';
import { type PreparedDocument, preparedDocument } from './prepared-document.ts';

export interface PostedSave {
  readonly bytes: Uint8Array;
  /** As in the address. */
  readonly uuid: string;
}

export interface ReadSave {
  /** The body without the inside of its template: enough to be held to the contract. */
  readonly outline: unknown;
  readonly prepared: PreparedDocument | { readonly refused: ErrorDetails };
}

/** Null where the bytes are no JSON, or name what no document may. */
export function readPostedSave({ bytes, uuid }: PostedSave): ReadSave | null {
  const body = parsed(bytes);
  if (body === undefined || isPoisoned(body)) return null;
  if (!isObject(body)) return { outline: shallow(body), prepared: { refused: {} } };
  const { template, baseRevision, keepsReplaced } = body;
  const outline = {
    template: isObject(template) ? { uuid: shallow(template.uuid) } : shallow(template),
    baseRevision: shallow(baseRevision),
    keepsReplaced: shallow(keepsReplaced),
  };
  return { outline, prepared: preparedOrRefused(uuid, template) };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function preparedOrRefused(uuid: string, template: unknown): ReadSave['prepared'] {
  try {
    return preparedDocument(uuid, template);
  } catch (error) {
    // A class is lost between threads; what it says is not.
    if (error instanceof AppError) return { refused: error.details };
    throw error;
  }
}

/** What nests is refused for its kind alone, and may be too deep to hand over. */
function shallow(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}
