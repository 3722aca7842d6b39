// The right end of the top bar: search, feedback, settings, theme, and the user.

import { ActionIcon, Button } from '@mantine/core';
import { IconMessage, IconSearch, IconSettings } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type Ref, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { Tip } from '#web/ui/tips/tip.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import classes from './top-nav.module.css';

const UserMenu = lazyPart(() => import('./user-menu.tsx'), 'UserMenu');

const iconSize = 19;

export function NavEnd() {
  const { isAnonymous } = useVisitor();
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.end}>
      <SearchButton />
      <LockedInView>{!isNarrow && <FeedbackButton />}</LockedInView>
      {!isNarrow && isAnonymous && <SettingsLink />}
      <ThemeSwitch />
      {isAnonymous ? (
        <LockedInView>
          <Button
            className={classes.signIn ?? ''}
            variant="light"
            size="compact-md"
            onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}
          >
            <FormattedMessage id="nav.sign-in" />
          </Button>
        </LockedInView>
      ) : (
        <Suspense fallback={<span className={classes.avatar} />}>
          <UserMenu />
        </Suspense>
      )}
    </div>
  );
}

function SearchButton() {
  const { formatMessage } = useIntl();
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const name = formatMessage({ id: 'palette.title' });
  return (
    <Tip label={`${name} (${isMac ? '⌘' : 'Ctrl'} K)`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={name}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => openDialog({ name: 'palette' })}
      >
        <IconSearch size={iconSize} />
      </ActionIcon>
    </Tip>
  );
}

function FeedbackButton() {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'nav.feedback' });
  return (
    <Button
      className={classes.feedback ?? ''}
      variant="subtle"
      color="gray"
      size="compact-md"
      leftSection={<IconMessage size={17} />}
      aria-label={name}
      onClick={() => openDialog({ name: 'feedback' })}
    >
      {name}
    </Button>
  );
}

interface IconLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

const IconLink = createLink((props: IconLinkProps) => (
  <ActionIcon component="a" variant="subtle" color="gray" size="lg" {...props} />
));

function SettingsLink() {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'menu.settings' });
  return (
    <Tip label={name}>
      <IconLink to="/settings" aria-label={name}>
        <IconSettings size={iconSize} />
      </IconLink>
    </Tip>
  );
}
