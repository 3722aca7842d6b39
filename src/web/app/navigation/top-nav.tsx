// The top bar: home, templates, the open template, and the user; on a phone a drawer contains the links.
import { Burger } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { OfflineStrip } from '../notices/offline-strip.tsx';
import { StaticToolbar } from '../static-page/static-mode.tsx';
import { Mark } from './mark.tsx';
import { NavEnd } from './nav-end.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './top-nav.module.css';

/** It is fetched as soon as the page is narrow, before anybody opens it. */
const NavDrawer = awaitedPart(() => import('./nav-drawer.tsx'), 'NavDrawer');

export function TopNav() {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const burger = useRef<HTMLButtonElement>(null);
  const address = useLocation({ select: ({ href }) => href });
  // Open at the address where it was opened: navigating anywhere, including back, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {isNarrow && (
          <Burger
            ref={burger}
            size="sm"
            opened={openAt === address}
            onClick={() => setOpenAt(address)}
            aria-label={formatMessage({ id: 'nav.open' })}
          />
        )}
        <Link to="/" className={classes.home} aria-label={formatMessage({ id: 'nav.home' })}>
          <Mark />
          <span aria-hidden="true">
            <FormattedMessage id="app.name" />
          </span>
        </Link>
        {!isNarrow && (
          <nav className={classes.links} aria-label={formatMessage({ id: 'nav.label' })}>
            <NavLinks />
          </nav>
        )}
        <NavEnd />
      </div>
      <StaticToolbar />
      <OfflineStrip />
      {isNarrow && <NavDrawer isOpen={openAt === address} onClose={() => setOpenAt(null)} opener={burger} />}
    </header>
  );
}
