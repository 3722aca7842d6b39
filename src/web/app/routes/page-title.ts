// Updates the window's title, the scroll position and the focus after each navigation.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePageName } from '#web/state/page/shown-page-name.ts';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useOpenTemplate } from '#web/state/templates/open-template.ts';
import { useIsOperator } from '#web/state/visitor/visitor.ts';
import { notFoundName, pageNames } from './page-names.ts';

export const mainId = 'main';

export function usePageTitle(): void {
  const { formatMessage } = useIntl();
  const routeId = useRouteId();
  const templateName = useOpenTemplate((open) => open.name);
  const item = routeId === null ? notFoundName : pageNames[routeId];
  const isOpen = routeId?.startsWith('/template/$uuid') || (routeId === '/' && embeddedPage !== null);
  const ownName = usePageName(({ name }) => name);
  const name = isOpen && templateName ? templateName : (ownName ?? formatMessage(item ?? notFoundName));
  const title = formatMessage({ id: 'app.page-title' }, { name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Null if no route matches the address, or one that is not for the visitor. */
export function useRouteId(): string | null {
  const isOperator = useIsOperator();
  const routeId = useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      return !last || last.routeId === '__root__' || last.status === 'notFound' ? null : last.fullPath;
    },
  });
  return routeId === '/admin' && !isOperator ? null : routeId;
}

export function useStartAtTop(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (!pathChanged) return;
        window.scrollTo(0, 0);
        // A screen reader starts reading the new page; the first page is left to the browser.
        if (fromLocation && !isInDialog()) document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** A dialog opened meanwhile keeps the focus. */
const isInDialog = () => document.activeElement?.closest('[aria-modal="true"]') != null;
