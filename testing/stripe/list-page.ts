// Lists as Stripe gives them: the newest first, in pages that name the last entry of the one before.
import { invalid, missing } from './api-error.ts';
import type { Form } from './form.ts';

export interface ListPage<Entry> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly Entry[];
}

/** Of all entries, the oldest first. */
export function listPage<Entry extends { readonly id: string }>(
  url: string,
  entries: readonly Entry[],
  form: Form,
): ListPage<Entry> {
  const limit = form.whole('limit') ?? 10;
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalid('Invalid limit', 'limit');
  const newestFirst = entries.toReversed();
  const after = form.text('starting_after');
  const at = after === null ? 0 : newestFirst.findIndex((entry) => entry.id === after) + 1;
  if (after !== null && at === 0) throw missing('object', after, 'starting_after');
  const data = newestFirst.slice(at, at + limit);
  return { object: 'list', url, has_more: newestFirst.length > at + limit, data };
}
