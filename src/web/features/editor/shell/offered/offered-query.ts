// A template available to everyone: in the gallery, or published by its owner.
import { queryOptions } from '@tanstack/react-query';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import type { OfferedDocument } from '#web/state/templates/copy-of-template.ts';
import { isUuid } from '#web/state/templates/is-uuid.ts';

export interface Offered {
  readonly document: OfferedDocument;
  readonly template: Template;
}

/** It is there, and nothing can be made of it. */
export const unreadable = 'unreadable';

/** It is there, and must be paid for before it is seen. */
export const unpaid = 'unpaid';

type Found = Offered | typeof unreadable | typeof unpaid | null;

/** Null if there is no such template. */
export const offeredQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offered', uuid],
    queryFn: ({ signal }) => (isUuid(uuid) ? fetchOffered(uuid, signal) : null),
  });

async function fetchOffered(uuid: string, signal: AbortSignal): Promise<Found> {
  try {
    const document = await call('getGalleryTemplate', { params: { templateId: uuid }, signal });
    const { template } = readTemplate(document);
    return template === null ? unreadable : { document, template };
  } catch (error) {
    if (isRefusal(error, 'template-not-found')) return null;
    if (isRefusal(error, 'payment-required')) return unpaid;
    if (error instanceof SyntaxError) return unreadable;
    throw error;
  }
}
