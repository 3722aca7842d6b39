// The home page: the visitor's own templates, or an invitation to create the first one; and the gallery.

import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { Intro } from './first-visit/intro.tsx';
import { Lists } from './frame/lists.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { useGalleryCount } from './gallery/queries/use-gallery-count.ts';
import { DeletedDialogHost, RecentlyDeleted } from './own/deleted/recently-deleted.tsx';
import { OwnSkeleton } from './own/list/own-skeleton.tsx';
import { useOwnTemplates } from './own/templates/use-own-templates.ts';
import classes from './screen.module.css';

/** Not for a first visit, which starts without templates. */
const OwnTemplates = lazyPart(() => import('./own/list/own-templates.tsx'), 'OwnTemplates');

export function RecentScreen() {
  const { templates, cloning } = useOwnTemplates();
  return (
    <Lists>
      <Suspense fallback={<OwnSkeleton />}>
        {templates.length + cloning.length === 0 ? <FirstVisit /> : <OwnTemplates />}
      </Suspense>
      <DeletedDialogHost />
    </Lists>
  );
}

/** Without own templates both are shown: how to start, and the gallery to start from. */
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
