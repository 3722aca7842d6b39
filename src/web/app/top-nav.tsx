// The bar on top: home, templates, the open template, settings and the theme; on a phone a drawer holds the links.
import { Burger } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { Mark } from './mark.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import classes from './top-nav.module.css';

export function TopNav() {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const address = useLocation({ select: ({ href }) => href });
  // Open at the address where it was opened: going anywhere, back included, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <header className={classes.bar}>
      {isNarrow && (
        <Burger
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
      <div className={classes.end}>
        <ThemeSwitch />
      </div>
      <SideDrawer
        title={formatMessage({ id: 'app.name' })}
        closeLabel={formatMessage({ id: 'app.close' })}
        isOpen={isNarrow && openAt === address}
        onClose={close}
      >
        <nav className={classes.column} aria-label={formatMessage({ id: 'nav.label' })}>
          <NavLinks onFollow={close} />
        </nav>
      </SideDrawer>
    </header>
  );
}
