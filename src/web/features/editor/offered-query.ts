// A template that is not the visitor's own but there for everyone: in the gallery, or published by its owner.
import { queryOptions } from '@tanstack/react-query';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import type { OfferedDocument } from '#web/state/copy-of-template.ts';

export interface Offered {
  readonly document: OfferedDocument;
  readonly template: Template;
}

/** Null when nobody offers such a template. */
export const offeredQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offered', uuid],
    queryFn: ({ signal }) => fetchOffered(uuid, signal),
  });

async function fetchOffered(uuid: string, signal: AbortSignal): Promise<Offered | null> {
  try {
    const document = await call('getGalleryTemplate', { params: { templateId: uuid }, signal });
    const { template } = readTemplate(document);
    return template && { document, template };
  } catch (error) {
    if (error instanceof ApiError && isNoSuch(error)) return null;
    throw error;
  }
}

/** What is no uuid at all is refused in other words. */
const isNoSuch = ({ status }: ApiError): boolean => status === 400 || status === 404;
