// The gallery, with placeholders for loading, failure and emptiness.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { NoResponseError } from '#web/api/api-error.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import { GalleryEmpty } from './gallery-empty.tsx';
import { GalleryFailed } from './gallery-failed.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { galleryQuery } from './queries/gallery-query.ts';

const loadList = () => import('./gallery-list.tsx');
const GalleryList = lazyPart(loadList, 'GalleryList');

interface GalleryProps {
  /** The heading level of its cards. */
  readonly level?: 2 | 3;
}

export function Gallery({ level = 2 }: GalleryProps) {
  const { data, error, isFetching, refetch } = useQuery(galleryQuery);
  useEffect(() => {
    // Its code loads in parallel with its cards; a failure shows when it is rendered.
    loadList().catch(() => undefined);
  }, []);
  if (data?.length === 0) return <GalleryEmpty />;
  // Another notice reports an unavailable server, and the list loads when it is back.
  if (!data && error && !(error instanceof NoResponseError)) {
    return <GalleryFailed isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Suspense fallback={<GallerySkeleton />}>
      {data ? <GalleryList cards={data} level={level} /> : <GallerySkeleton />}
    </Suspense>
  );
}
