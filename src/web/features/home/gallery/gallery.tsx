// The gallery as a list to choose from, with what stands in its place while it is coming, missing or empty.
import { useQuery } from '@tanstack/react-query';
import { NoResponseError } from '#web/api/api-error.ts';
import { GalleryEmpty } from '../parts/gallery-empty.tsx';
import { GalleryFailed } from './gallery-failed.tsx';
import { GalleryList } from './gallery-list.tsx';
import { galleryQuery } from './gallery-query.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';

interface GalleryProps {
  /** The rank of the headings of its cards. */
  readonly level?: 2 | 3;
}

export function Gallery({ level = 2 }: GalleryProps) {
  const { data, error, isFetching, refetch } = useQuery(galleryQuery);
  if (data) return data.length === 0 ? <GalleryEmpty /> : <GalleryList cards={data} level={level} />;
  // Of a server that does not answer another notice tells, and the list comes when it is back.
  if (error && !(error instanceof NoResponseError)) {
    return <GalleryFailed isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <GallerySkeleton />;
}
