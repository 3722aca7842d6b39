// The page in a view as somebody else: under its band, and once the view is over only words that it is.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useStore } from 'zustand';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { type View, view, viewState } from '#web/api/view-as.ts';
import { loadMessages } from '#web/i18n/messages.ts';
import { FullScreenSpinner } from '#web/ui/page/full-screen-spinner.tsx';
import { ViewBand } from './view-band.tsx';
import { ViewOver } from './view-over.tsx';

const textsName = 'messages';
/** The same in every language. */
const productName = 'Modelwright';

export function Viewing({ children }: { readonly children: ReactNode }) {
  return view === null ? children : <Shown view={view}>{children}</Shown>;
}

function Shown({ view: shown, children }: { readonly view: View; readonly children: ReactNode }) {
  const isOver = useStore(viewState, (state) => state.isOver);
  useForgetWhatWasShown(isOver);
  return (
    <InLanguage language={shown.language}>
      {isOver ? <ViewOver view={shown} /> : <ViewBand view={shown} />}
      {!isOver && children}
    </InLanguage>
  );
}

/** The screens below have the texts of the user's language around them again. */
function InLanguage({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const messages = useQuery({
    queryKey: [textsName, language],
    queryFn: () => loadMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
  if (!messages) return <FullScreenSpinner label={productName} />;
  return (
    <IntlProvider locale={locales[language]} messages={messages}>
      {children}
    </IntlProvider>
  );
}

function useForgetWhatWasShown(isOver: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isOver) queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== textsName });
  }, [isOver, queryClient]);
}
