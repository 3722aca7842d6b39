// All templates of the gallery, as operators see them.
import { call, type Reply } from '#web/api/call.ts';
import { usePages } from './use-pages.ts';

export type GalleryTemplate = Reply<'listWholeGallery'>['templates'][number];

async function readGallery(_all: null, _skip: number, signal: AbortSignal) {
  const { templates } = await call('listWholeGallery', { signal });
  return { rows: templates, total: templates.length, hasMore: false };
}

export const useGallery = (refreshes: number) =>
  usePages<GalleryTemplate, null>(null, readGallery, refreshes);
