// Starts the page; Mantine's styles come first so that ours can override them.
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '#web/ui/look/fonts.css';
import '#web/ui/look/colours.css';
import './theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { awaitTexts } from '#web/i18n/complete-texts.ts';
import { readLanding } from '#web/state/page/landing.ts';
import { pressAgain, readyForPicture } from './first-picture.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

readLanding();
awaitTexts();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
// The router listens only once it is mounted, and would miss changes of the address before.
const stopListening = router.history.subscribe(() => void router.load());
router.subscribe('onRendered', stopListening);
// The screen's code loads while the visitor is being requested.
const loaded = router.load();
router.subscribe('onRendered', pressAgain);

async function show(): Promise<void> {
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no place for the app.');
  if (host.hasChildNodes()) await readyForPicture(queryClient, loaded);
  createRoot(host).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

// Not awaited here: the screens' files wait for this one.
void show();
