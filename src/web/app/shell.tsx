// The frame around every screen: navigation, skip link, system notices and the way back up.

import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx';
import { Tips } from '#web/ui/tips.tsx';
import { AccountArchivedNotice } from './account-archived-notice.tsx';
import { mainId, usePageTitle, useStartAtTop } from './page-title.ts';
import classes from './shell.module.css';
import { ShellDialogs } from './shell-dialogs.tsx';
import { SystemDown } from './system-down.tsx';
import { TopNav } from './top-nav.tsx';
import { useAnalytics } from './use-analytics.ts';
import { usePaletteKey } from './use-palette-key.ts';

/** What is told before they are there waits for them. */
const Notices = lazy(async () => ({ default: (await loadLater(() => import('./notices.tsx'))).Notices }));

export function Shell() {
  const { formatMessage } = useIntl();
  usePageTitle();
  useStartAtTop();
  usePaletteKey();
  useAnalytics();
  return (
    <>
      <a
        className={classes.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          // The part after the # is the route, so the browser must not follow this link itself.
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        <FormattedMessage id="app.skip" />
      </a>
      <TopNav />
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Tips />
      <ScrollToTop label={formatMessage({ id: 'app.to-top' })} />
      <ShellDialogs />
      <SystemDown />
      <AccountArchivedNotice />
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    </>
  );
}
