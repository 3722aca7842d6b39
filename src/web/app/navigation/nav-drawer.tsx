// The navigation on a phone: everything from the top bar, in a drawer from the left.
import { IconLogin2, IconMessage, IconSettings, IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AppDialog, openDialog } from '#web/state/dialogs/dialogs.ts';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { useIsOperator, useVisitor } from '#web/state/visitor/visitor.ts';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './top-nav.module.css';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element that opened it, which gets the focus back from a dialog. */
  readonly opener: RefObject<HTMLElement | null>;
}

const iconSize = 18;

export function NavDrawer({ isOpen, onClose, opener }: NavDrawerProps) {
  const { formatMessage } = useIntl();
  const { isAnonymous } = useVisitor();
  const isOperator = useIsOperator();
  const open = (dialog: AppDialog) => {
    onClose();
    openDialog(dialog, opener.current);
  };
  return (
    <SideDrawer
      title={formatMessage({ id: 'app.name' })}
      closeLabel={formatMessage({ id: 'app.close' })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <nav className={classes.column} aria-label={formatMessage({ id: 'nav.label' })}>
        <NavLinks onFollow={onClose} />
        <Link to="/settings" className={classes.link} onClick={onClose}>
          <IconSettings size={iconSize} aria-hidden="true" />
          <FormattedMessage id="menu.settings" />
        </Link>
        {isOperator && (
          <Link to="/admin" className={classes.link} onClick={onClose}>
            <IconShieldLock size={iconSize} aria-hidden="true" />
            <FormattedMessage id="menu.admin" />
          </Link>
        )}
        <LockedInView>
          <button type="button" className={classes.link} onClick={() => open({ name: 'feedback' })}>
            <IconMessage size={iconSize} aria-hidden="true" />
            <FormattedMessage id="nav.feedback" />
          </button>
          {isAnonymous && (
            <button
              type="button"
              className={classes.link}
              onClick={() => open({ name: 'sign-in', mode: 'sign-in' })}
            >
              <IconLogin2 size={iconSize} aria-hidden="true" />
              <FormattedMessage id="nav.sign-in" />
            </button>
          )}
        </LockedInView>
      </nav>
    </SideDrawer>
  );
}
