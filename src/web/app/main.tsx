// Starts the page, Mantine's styles first so that our own may differ from them.
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './fonts.css';
import './theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { awaitTexts } from '#web/i18n/complete-texts.ts';
import { readLanding } from '#web/state/page/landing.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

readLanding();
awaitTexts();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
// Until it stands on the page the router does not listen, and would miss where the address turns meanwhile.
const stopListening = router.history.subscribe(() => void router.load());
router.subscribe('onRendered', stopListening);
// The screen's code comes while the server is asked who is there.
void router.load();
const host = document.getElementById('root');
if (!host) throw new Error('The page has no place for the app.');

createRoot(host).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
