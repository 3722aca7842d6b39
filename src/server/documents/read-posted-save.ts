// Turns the bytes of a posted save into a prepared document, on a separate thread.

import { isObject } from '#template/schema.ts';
import { AppError, type ErrorDetails } from '../errors/app-error.ts';
import { hasPrototypeKeys } from './has-prototype-keys.ts';
import { type PreparedDocument, prepareDocument } from './prepare-document.ts';

export interface PostedSave {
  readonly bytes: Uint8Array;
  /** From the request's address. */
  readonly uuid: string;
}

export interface ParsedSave {
  /** The body without the contents of its template: enough to validate it against the contract. */
  readonly outline: unknown;
  readonly prepared: PreparedDocument | { readonly refused: ErrorDetails };
}

/** Null if the bytes are not JSON, or contain keys that no document may have. */
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
    // Error classes are lost between threads, so the details are returned as data.
    if (error instanceof AppError) return { refused: error.details };
    throw error;
  }
}

/** Nested values are refused by their type alone, and may be too deep to transfer. */
function shallow(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}
