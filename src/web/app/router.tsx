// Every route of the app and the screen it loads; screens load when they are first opened.
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { loadLazily, loadWithRetries } from '#web/api/load-lazily.ts';
import { NotFoundScreen } from '#web/features/not-found/screen.tsx';
import { ErrorScreen } from './notices/error-screen.tsx';
import { createHashHistory } from './routes/hash-history.ts';
import { OperatorScreen } from './routes/operator-screen.tsx';
import { PendingCards } from './routes/pending-cards.tsx';
import { PendingScreen } from './routes/pending-screen.tsx';
import { parseSearch, stringifySearch } from './routes/search-params.ts';
import { Shell } from './shell/shell.tsx';
import { embeddedScreen, leaveEmbeddedPage } from './static-page/static-mode.tsx';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  beforeLoad: ({ location }) => leaveEmbeddedPage(location.pathname, location.href),
  notFoundComponent: NotFoundScreen,
});

const home = () => loadWithRetries(() => import('#web/features/home/screen.tsx'));
const editor = () => loadWithRetries(() => import('#web/features/editor/screen.tsx'));

async function prepareFor({ prompt = '' }: { readonly prompt?: unknown }): Promise<void> {
  const load = () => import('#web/features/editor/generation/generator/prepare-generator.ts');
  const loaded = await load().catch(() => null);
  await loaded?.prepareGenerator(String(prompt));
}

const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    component: embeddedScreen ?? lazyRouteComponent(home, 'RecentScreen'),
    pendingComponent: PendingCards,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/templates',
    component: lazyRouteComponent(home, 'RecentScreen'),
    pendingComponent: PendingCards,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/templates/gallery',
    component: lazyRouteComponent(home, 'GalleryScreen'),
    pendingComponent: PendingCards,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/template/new',
    component: lazyRouteComponent(editor, 'NewTemplateScreen'),
    // Somebody types what the business is: it will be understood there.
    loader: ({ cause, location }) => {
      if (cause === 'preload') void prepareFor(location.search);
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/template/$uuid',
    component: lazyRouteComponent(editor, 'EditorScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/template/$uuid/print',
    component: lazyRouteComponent(
      () => loadLazily(() => import('#web/features/editor/print-screen.tsx')),
      'PrintScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(
      () => loadLazily(() => import('#web/features/settings/screen.tsx')),
      'SettingsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/checkout/success',
    component: lazyRouteComponent(
      () => loadLazily(() => import('#web/features/checkout/screen.tsx')),
      'CheckoutSuccessScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/passwordReset',
    component: lazyRouteComponent(
      () => loadLazily(() => import('#web/features/password-reset/screen.tsx')),
      'PasswordResetScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/emailChange',
    component: lazyRouteComponent(
      () => loadLazily(() => import('#web/features/email-change/screen.tsx')),
      'EmailChangeScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: OperatorScreen,
  }),
] as const;

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createHashHistory(),
    context: { queryClient },
    trailingSlash: 'preserve',
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    parseSearch,
    stringifySearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
