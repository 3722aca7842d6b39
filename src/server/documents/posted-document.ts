// Reads the bytes of a posted body that carries a template: an outline to check against the contract, and the template.

import { isObject } from '#template/schema.ts';
import { AppError, type ErrorDetails } from '../errors/app-error.ts';
import { hasPrototypeKeys } from './storable/has-prototype-keys.ts';
import { isNestedDeeper } from './storable/is-nested-deeper.ts';

export interface PostedBody {
  readonly bytes: Uint8Array;
}

export interface Refused {
  readonly refused: ErrorDetails;
}

export interface ParsedBody<Prepared> {
  /** The body without the contents of its template: enough to validate it against the contract. */
  readonly outline: unknown;
  /** It was refused before it was read, so that there is no outline. */
  readonly isUnread?: true;
  readonly prepared: Prepared | Refused;
}

/** More than can be traversed: what is nested deeper is refused in any case, and would first take much memory. */
const mostLevels = 20_000;
const nestedTooDeeply: Refused = { refused: { faults: [{ path: '', message: 'is nested too deeply' }] } };

/** Null if the bytes are not JSON, or contain keys that no document may have. */
export function parsePosted<Prepared>(
  { bytes }: PostedBody,
  prepare: (template: Readonly<Record<string, unknown>>) => Prepared,
  templateIn: (body: Readonly<Record<string, unknown>>) => unknown = ({ template }) => template,
): ParsedBody<Prepared> | null {
  if (isNestedDeeper(bytes, mostLevels)) return { outline: null, isUnread: true, prepared: nestedTooDeeply };
  const body = parseJson(bytes);
  if (body === undefined || hasPrototypeKeys(body)) return null;
  if (!isObject(body)) return { outline: shallow(body), prepared: { refused: {} } };
  const template = templateIn(body);
  return {
    outline: outlineOf(body, template),
    prepared: isObject(template) ? prepareOrRefuse(() => prepare(template)) : { refused: {} },
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** More fields than any call has; what is not allowed shows among the first. */
const maxFields = 50;

function outlineOf(body: Readonly<Record<string, unknown>>, template: unknown): unknown {
  if (template === body) return { uuid: shallow(body.uuid) };
  const fields = Object.entries(body).slice(0, maxFields);
  return Object.fromEntries(
    fields.map(([name, value]) =>
      value === template && isObject(template)
        ? [name, { uuid: shallow(template.uuid) }]
        : [name.slice(0, maxTextChars), shallow(value)],
    ),
  );
}

/** Longer than any text that a call takes beside its template. */
const maxTextChars = 1000;

/** Nested values are refused by their type alone, and may be too deep to transfer. */
function shallow(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxTextChars);
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

export function prepareOrRefuse<Prepared>(prepare: () => Prepared): Prepared | Refused {
  try {
    return prepare();
  } catch (error) {
    // Error classes are lost between threads, so the details are returned as data.
    if (error instanceof AppError && error.code === 'template-invalid')
      return { refused: shortened(error.details) };
    // JSON nested a hundred thousand levels deep parses, but cannot be traversed.
    if (error instanceof RangeError) return nestedTooDeeply;
    throw error;
  }
}

/** A path may contain a key as long as the body. */
const maxPathChars = 300;

const shortened = ({ faults = [], ...others }: ErrorDetails): ErrorDetails => ({
  ...others,
  faults: faults.map(({ path, message }) => ({ path: path.slice(0, maxPathChars), message })),
});
