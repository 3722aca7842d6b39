// The number of templates in the gallery; null until it is known.
import { useQuery } from '@tanstack/react-query';
import { galleryQuery } from './gallery-query.ts';

export function useGalleryCount(): number | null {
  return useQuery(galleryQuery).data?.length ?? null;
}
