// The two lists as links: each has its own address.
import { Link, useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGalleryCount } from '../gallery/queries/use-gallery-count.ts';
import classes from './list-tabs.module.css';

export function ListTabs({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();
  const galleryCount = useGalleryCount();
  const isGallery = useLocation({ select: ({ pathname }) => pathname.startsWith('/templates/gallery') });
  return (
    <nav className={classes.tabs} aria-label={formatMessage({ id: 'home.lists' })}>
      <Link
        to="/templates"
        activeOptions={{ exact: true }}
        className={classes.tab}
        aria-current={isGallery ? undefined : 'page'}
      >
        <FormattedMessage id="home.recent" />
        <span className={classes.count}>{count}</span>
      </Link>
      <Link to="/templates/gallery" className={classes.tab} aria-current={isGallery ? 'page' : undefined}>
        <FormattedMessage id="menu.gallery" />
        {galleryCount !== null && <span className={classes.count}>{galleryCount}</span>}
      </Link>
    </nav>
  );
}
