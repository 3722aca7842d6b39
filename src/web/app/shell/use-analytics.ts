// Counts each opened screen, and each view of the plans, unless the visitor has opted out.
import { useEffect } from 'react';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { type AnalyticsScreen, allowAnalytics, track } from '#web/state/page/analytics.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useRouteId } from '../routes/page-title.ts';

/** By route id; a route without a name here is counted without one. */
const screens: Readonly<Record<string, AnalyticsScreen>> = {
  '/': 'recent',
  '/templates': 'recent',
  '/templates/gallery': 'gallery',
  '/template/new': 'new-template',
  '/template/$uuid': 'editor',
  '/settings': 'settings',
  '/checkout/success': 'checkout',
  '/passwordReset': 'password-reset',
  '/admin': 'admin',
};

export function useAnalytics(): void {
  const { analytics } = useVisitor().settings;
  const routeId = useRouteId();
  const dialog = useOpenDialog((open) => open.dialog?.name);
  useEffect(() => allowAnalytics(analytics), [analytics]);
  useEffect(() => track('page-opened', routeId === null ? 'not-found' : screens[routeId]), [routeId]);
  useEffect(() => {
    if (dialog === 'plans' || dialog === 'subscriptions') track('plans-opened');
  }, [dialog]);
}
