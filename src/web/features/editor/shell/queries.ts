// The editor's queries: a template opened for editing, a new one, and the one embedded in the page.
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#language/language.ts';
import { currentLanding } from '#web/state/page/landing.ts';
import type { OfferedDocument } from '#web/state/templates/copy-of-template.ts';
import type { NewModelStart } from '../document/new-model.ts';
import { OpenDocuments } from '../document/open-documents.ts';
import { openEmbedded } from '../document/open-embedded.ts';

/** One per page: every screen that requests a template gets the open one. */
const documents = new OpenDocuments();

/** Open work is never reloaded in the background. */
const once = { refetchOnWindowFocus: false, refetchOnReconnect: false, structuralSharing: false } as const;

/** A template that loads at once would make its loading screen flash. */
const loadDelayMs = 300;

async function delayed<Opened>(opening: Promise<Opened>): Promise<Opened> {
  const delay = new Promise((over) => setTimeout(over, loadDelayMs));
  const [opened] = await Promise.all([opening, delay]);
  return opened;
}

export const documentQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['document', uuid],
    queryFn: ({ signal }) => delayed(documents.open(uuid.toLowerCase(), signal)),
    staleTime: 0,
    ...once,
  });

export const newDocumentQuery = (language: Language, prompt: string | null, start: NewModelStart) =>
  queryOptions({
    queryKey: ['new-document', language, prompt, start],
    queryFn: ({ signal }) =>
      delayed(documents.openNew({ language, prompt: prompt ?? currentLanding().prompt, start }, signal)),
    // Each visit of the address begins another template.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    ...once,
  });

export const embeddedDocumentQuery = (templateId: string, template: OfferedDocument) =>
  queryOptions({
    queryKey: ['embedded-document', templateId],
    queryFn: () => openEmbedded(documents, templateId, template),
    staleTime: Number.POSITIVE_INFINITY,
    ...once,
  });
