// How a page that embeds one gallery template differs: it has only that screen, and every link leads to the app.

import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { loadLazily } from '#web/api/load-lazily.ts';
import { type EmbeddedPage, embeddedPage } from '#web/state/templates/embedded-page.ts';
import classes from '../notices/strip.module.css';

const Strip = lazyPart(() => import('./static-strip.tsx'), 'StaticStrip');

export function StaticToolbar() {
  if (!embeddedPage) return null;
  return (
    <Suspense fallback={<div className={classes.strip} data-strip="static" />}>
      <Strip page={embeddedPage} />
    </Suspense>
  );
}

/** The screen of the page's own address; null on every other page. */
export const embeddedScreen = embeddedPage && screenOf(embeddedPage);

function screenOf(page: EmbeddedPage) {
  return lazyRouteComponent(async () => {
    const { EmbeddedScreen } = await loadLazily(() => import('#web/features/editor/embedded-screen.tsx'));
    return { default: () => <EmbeddedScreen page={page} /> };
  });
}

/** Navigates to the app, and keeps this page's screen until the browser has left. */
export async function leaveEmbeddedPage(path: string, address: string): Promise<void> {
  if (!embeddedPage || path === '/') return;
  window.location.assign(`${import.meta.env.BASE_URL}#${address}`);
  await new Promise(() => undefined);
}
