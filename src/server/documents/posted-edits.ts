// Checks the changed cells of a spreadsheet behind a link that were posted, and writes them as they are stored.
import { savedEdits } from '#contract/shapes/spreadsheet-shapes.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { ParsedBody, PostedBody } from './posted-document.ts';
import { hasPrototypeKeys } from './storable/has-prototype-keys.ts';
import { isNestedDeeper } from './storable/is-nested-deeper.ts';

export interface CheckedEdits {
  /** The one that they follow. */
  readonly revision: number;
  /** A list as JSON. */
  readonly edits: string;
}

/** A body, its list, a cell and its content. */
const mostLevels = 4;

export function readPostedEdits({ bytes }: PostedBody): ParsedBody<CheckedEdits> | null {
  if (isNestedDeeper(bytes, mostLevels)) return null;
  const body = parseStoredJson(bytes);
  if (body === undefined || hasPrototypeKeys(body)) return null;
  const checked = savedEdits.safeParse(body).data;
  if (checked === undefined) return null;
  const { revision, edits } = checked;
  return { outline: null, prepared: { revision, edits: JSON.stringify(edits) } };
}
