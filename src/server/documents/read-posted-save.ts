// The whole way from the bytes of a posted save to what is kept of it, on a thread of its own.

import { isObject } from '#template/schema.ts';
import { AppError, type ErrorDetails } from '../errors/app-error.ts';
import { hasPrototypeKeys } from './has-prototype-keys.ts';
import { type PreparedDocument, prepareDocument } from './prepare-document.ts';

export interface PostedSave {
  readonly bytes: Uint8Array;
  /** As in the address. */
  readonly uuid: string;
}

export interface ParsedSave {
  /** The body without the inside of its template: enough to be held to the contract. */
  readonly outline: unknown;
  readonly prepared: PreparedDocument | { readonly refused: ErrorDetails };
}

/** Null where the bytes are no JSON, or name what no document may. */
export function readPostedSave({ bytes, uuid }: PostedSave): ParsedSave | null {
  const body = parseJson(bytes);
  if (body === undefined || hasPrototypeKeys(body)) return null;
  if (!isObject(body)) return { outline: shallow(body), prepared: { refused: {} } };
  const { template, baseRevision, keepsReplaced } = body;
  const outline = {
    template: isObject(template) ? { uuid: shallow(template.uuid) } : shallow(template),
    baseRevision: shallow(baseRevision),
    keepsReplaced: shallow(keepsReplaced),
  };
  return { outline, prepared: prepareOrRefuse(uuid, template) };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function prepareOrRefuse(uuid: string, template: unknown): ParsedSave['prepared'] {
  try {
    return prepareDocument(uuid, template);
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
