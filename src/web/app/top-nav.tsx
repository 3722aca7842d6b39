// The bar on top: home, templates, the open template, settings and the theme; on a phone a drawer holds the links.
import { Burger } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={classes.bar}>
      {isNarrow && (
        <Burger
          size="sm"
          opened={isOpen}
          onClick={() => setOpen(true)}
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
        isOpen={isNarrow && isOpen}
        onClose={close}
      >
        <nav className={classes.column} aria-label={formatMessage({ id: 'nav.label' })}>
          <NavLinks onFollow={close} />
        </nav>
      </SideDrawer>
    </header>
  );
}
