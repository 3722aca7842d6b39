// The frame around every screen: navigation, skip link, system notices, and a link back to the top.

import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { InFront } from '#web/ui/modal/in-front.tsx';
import { ScrollToTop } from '#web/ui/page/scroll-to-top.tsx';
import { Tips } from '#web/ui/tips/tips.tsx';
import { TopNav } from '../navigation/top-nav.tsx';
import { SystemDown } from '../notices/system-down.tsx';
import { mainId, usePageTitle, useStartAtTop } from '../routes/page-title.ts';
import classes from './shell.module.css';
import { ShellDialogs } from './shell-dialogs.tsx';
import { useAnalytics } from './use-analytics.ts';
import { usePaletteKey } from './use-palette-key.ts';

/** Notices shown before they are loaded wait for them. */
const Notices = lazyPart(() => import('../notices/notices.tsx'), 'Notices');

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
      <InFront>
        <Tips />
      </InFront>
      <ScrollToTop label={formatMessage({ id: 'app.to-top' })} />
      <ShellDialogs />
      <SystemDown />
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    </>
  );
}
