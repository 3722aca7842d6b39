// What every screen depends on: theme, language, server state; shows a spinner until the visitor is known.
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { ApiError } from '#web/api/api-error.ts';
import { loadWithRetries } from '#web/api/load-lazily.ts';
import { onServerBack } from '#web/api/server-health.ts';
import { onSessionChange } from '#web/api/session-change.ts';
import { isViewing } from '#web/api/view-as.ts';
import { textsAreComplete } from '#web/i18n/complete-texts.ts';
import { rememberedLanguage, rememberLanguage } from '#web/i18n/language.ts';
import { loadMessages, type Messages } from '#web/i18n/messages.ts';
import { keepOpenTemplateAmong } from '#web/state/templates/open-template.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { FullScreenSpinner } from '#web/ui/page/full-screen-spinner.tsx';
import { firstMessagesQuery } from './first-picture.ts';
import { ErrorBoundary } from './notices/error-boundary.tsx';
import { ErrorScreen } from './notices/error-screen.tsx';
import { OfflineStrip } from './notices/offline-strip.tsx';
import { SystemDown } from './notices/system-down.tsx';
import { theme } from './theme.ts';

/** Used before a catalogue is loaded; the name is the same in every language. */
const productName = 'Modelwright';

interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  useEffect(() => onSessionChange(() => void refreshVisitor(queryClient)), [queryClient]);
  useEffect(() => onServerBack(() => queryClient.refetchQueries({ predicate: hasFailed })), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <InView>
          <Languages>{children}</Languages>
        </InView>
      </MantineProvider>
    </QueryClientProvider>
  );
}

/** With texts of its own, so that it waits for none. */
const Viewing = lazy(async () => {
  const loaded = await loadWithRetries(() => import('./viewing/viewing.tsx'));
  return { default: loaded.Viewing };
});

/** Nothing of somebody else's is shown without the band that says so. */
function InView({ children }: { readonly children: ReactNode }) {
  if (!isViewing) return children;
  return (
    <Suspense fallback={<FullScreenSpinner label={productName} />}>
      <Viewing>{children}</Viewing>
    </Suspense>
  );
}

async function refreshVisitor(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries(visitorQuery);
  const visitor = queryClient.getQueryData(visitorQuery.queryKey);
  if (visitor) keepOpenTemplateAmong(visitor.templates.map(({ uuid }) => uuid));
}

const hasFailed = (query: { state: { status: string } }) => query.state.status === 'error';

function Languages({ children }: { readonly children: ReactNode }) {
  const visitor = useQuery(visitorQuery);
  const language = visitor.data?.settings.language ?? rememberedLanguage();
  const messages = useMessages(language);
  useEffect(() => rememberLanguage(language), [language]);
  if (!messages) return <FullScreenSpinner label={productName} />;
  return (
    <IntlProvider locale={locales[language]} messages={messages}>
      <ErrorBoundary>
        {visitor.data ? children : visitor.error instanceof ApiError ? <ErrorScreen /> : <Waiting />}
      </ErrorBoundary>
    </IntlProvider>
  );
}

function Waiting() {
  return (
    <>
      <OfflineStrip />
      <FullScreenSpinner label={productName} />
      <SystemDown />
    </>
  );
}

function useMessages(language: Language): Messages | undefined {
  const first = useQuery(firstMessagesQuery(language)).data;
  const all = useQuery({
    queryKey: ['messages', language],
    queryFn: () => loadMessages(language),
    enabled: first !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (shown) => shown,
  }).data;
  useEffect(() => {
    if (all) textsAreComplete();
  }, [all]);
  return all ?? first;
}
