// The front page: the visitor's own templates, or an invitation to make the first one; the gallery stands beside.

import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { Gallery } from './gallery/gallery.tsx';
import { useGalleryCount } from './gallery/use-gallery-count.ts';
import { OwnSkeleton } from './own/own-skeleton.tsx';
import { DeletedDialogPlace, RecentlyDeleted } from './own/recently-deleted.tsx';
import { useOwnTemplates } from './own/use-own-templates.ts';
import { Intro } from './parts/intro.tsx';
import { Lists } from './parts/lists.tsx';
import classes from './screen.module.css';

/** Not for a first visit, which begins without templates. */
const OwnTemplates = lazy(async () => ({
  default: (await loadLater(() => import('./own/own-templates.tsx'))).OwnTemplates,
}));

export function RecentScreen() {
  const { templates, cloning } = useOwnTemplates();
  return (
    <Lists>
      <Suspense fallback={<OwnSkeleton />}>
        {templates.length + cloning.length === 0 ? <FirstVisit /> : <OwnTemplates />}
      </Suspense>
      <DeletedDialogPlace />
    </Lists>
  );
}

/** Without templates of one's own both are shown: how to begin, and the gallery to begin from. */
function FirstVisit() {
  const galleryCount = useGalleryCount();
  return (
    <>
      <Intro />
      <div className={classes.deleted}>
        <RecentlyDeleted />
      </div>
      {galleryCount !== 0 && (
        <section className={classes.gallery}>
          <h2 className={classes.heading}>
            <FormattedMessage id="intro.gallery" />
          </h2>
          <Gallery level={3} />
        </section>
      )}
    </>
  );
}

export function GalleryScreen() {
  return (
    <Lists>
      <Gallery />
    </Lists>
  );
}
