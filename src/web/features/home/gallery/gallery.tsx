// The gallery as a list to choose from, with what stands in its place while it is coming, missing or empty.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { NoResponseError } from '#web/api/api-error.ts';
import { GalleryEmpty } from './gallery-empty.tsx';
import { GalleryFailed } from './gallery-failed.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { galleryQuery } from './queries/gallery-query.ts';

const loadList = async () => ({ default: (await import('./gallery-list.tsx')).GalleryList });
const GalleryList = lazy(loadList);

interface GalleryProps {
  /** The rank of the headings of its cards. */
  readonly level?: 2 | 3;
}

export function Gallery({ level = 2 }: GalleryProps) {
  const { data, error, isFetching, refetch } = useQuery(galleryQuery);
  useEffect(() => {
    // Its code comes beside its cards, not after them; should it fail, showing it tells.
    loadList().catch(() => undefined);
  }, []);
  if (data?.length === 0) return <GalleryEmpty />;
  // Of a server that does not answer another notice tells, and the list comes when it is back.
  if (!data && error && !(error instanceof NoResponseError)) {
    return <GalleryFailed isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Suspense fallback={<GallerySkeleton />}>
      {data ? <GalleryList cards={data} level={level} /> : <GallerySkeleton />}
    </Suspense>
  );
}
