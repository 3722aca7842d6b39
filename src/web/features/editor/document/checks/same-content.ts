// Compares the content of two templates, ignoring when each was saved.
import type { Template } from '#template/template.ts';

export const isSameContent = (one: Template, other: Template): boolean =>
  isSameValue({ ...one, timestamp: 0 }, { ...other, timestamp: 0 });

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** A database may return the fields in another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}
