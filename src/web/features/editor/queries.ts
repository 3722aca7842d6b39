// The editor's queries: a template opened for editing, and a new one.
import { queryOptions } from '@tanstack/react-query';
import { landed } from '#web/state/landing.ts';
import { openDocument, openNewDocument } from './document/open-document.ts';

/** Open work is never reloaded behind a person's back. */
const once = { refetchOnWindowFocus: false, refetchOnReconnect: false, structuralSharing: false } as const;

/** A template that comes at once would make its loading screen flash. */
const loadDelayMs = 300;

async function notAtOnce<Opened>(opening: Promise<Opened>): Promise<Opened> {
  const delay = new Promise((over) => setTimeout(over, loadDelayMs));
  const [opened] = await Promise.all([opening, delay]);
  return opened;
}

export const documentQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['document', uuid],
    queryFn: ({ signal }) => notAtOnce(openDocument(uuid.toLowerCase(), signal)),
    staleTime: 0,
    ...once,
  });

export const newDocumentQuery = (language: 'en' | 'ru', prompt: string | null) =>
  queryOptions({
    queryKey: ['new-document', language, prompt],
    queryFn: ({ signal }) => notAtOnce(openNewDocument(language, prompt ?? landed().prompt, signal)),
    // Each visit of the address makes another template.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    ...once,
  });
