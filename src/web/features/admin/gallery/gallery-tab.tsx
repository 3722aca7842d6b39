// The gallery: what waits to be listed, and everything that is in it.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { TabViews } from '../parts/tab-views.tsx';
import { useRefreshes } from '../parts/use-pages.ts';
import { InGallery } from './in-gallery.tsx';
import { WaitingListings } from './waiting-listings.tsx';

type View = 'waiting' | 'listed';

export function GalleryTab() {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>('waiting');
  const { refreshes, refresh } = useRefreshes();
  return (
    <>
      <TabHead
        title={<FormattedMessage id="approval.title" />}
        lead={<FormattedMessage id="approval.lead" />}
        actions={<RefreshButton onRefresh={refresh} />}
      />
      <TabViews<View>
        label={formatMessage({ id: 'approval.title' })}
        views={[
          { value: 'waiting', label: formatMessage({ id: 'approval.waiting' }) },
          { value: 'listed', label: formatMessage({ id: 'approval.listed' }) },
        ]}
        open={view}
        onOpen={setView}
      />
      {view === 'waiting' ? <WaitingListings refreshes={refreshes} /> : <InGallery refreshes={refreshes} />}
    </>
  );
}
