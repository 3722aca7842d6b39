// The editor's two routes: an existing template, and a new one that gets its own address at once and is saved once it is changed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NoResponseError } from '#web/api/api-error.ts';
import { isViewing } from '#web/api/view-as.ts';
import { track } from '#web/state/page/analytics.ts';
import { forgetPrompt } from '#web/state/page/landing.ts';
import { useGalleryCard } from '#web/state/templates/gallery-card.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { TemplateDocument } from './document/document.ts';
import type { NewModelStart } from './document/new-model.ts';
import { UnreadableTemplateError } from './document/remote.ts';
import { openEditorDialog } from './session/state/open-dialog.ts';
import { Editor } from './shell/editor.tsx';
import { EditorSkeleton } from './shell/layout/editor-skeleton.tsx';
import { LimitReached, NothingNewInView, OfferedTemplate } from './shell/offered/lazy-screens.tsx';
import { UnreadableTemplate } from './shell/offered/lazy-unreadable-template.tsx';
import { documentQuery, newDocumentQuery } from './shell/queries.ts';

export function EditorScreen() {
  const { uuid } = useParams({ from: '/template/$uuid' });
  const isOffered = useIsOffered(uuid);
  if (isOffered === null) return <EditorSkeleton />;
  return isOffered ? <OfferedTemplate uuid={uuid} /> : <OpenTemplate uuid={uuid} />;
}

/** What the gallery has and the visitor has not, so that nothing is asked for that would be refused; null until it is known. */
function useIsOffered(uuid: string): boolean | null {
  const { templates } = useVisitor();
  const isOpen = Boolean(useQueryClient().getQueryData(documentQuery(uuid).queryKey));
  const isKnown = isOpen || templates.some((template) => template.uuid === uuid.toLowerCase());
  const { data, isPending } = useGalleryCard(uuid.toLowerCase(), !isKnown);
  if (isKnown) return false;
  return isPending ? null : Boolean(data);
}

function OpenTemplate({ uuid }: { readonly uuid: string }) {
  const { data, error, isFetching } = useQuery(documentQuery(uuid));
  useOwnAddress(uuid, data?.uuid);
  if (error instanceof UnreadableTemplateError)
    return <UnreadableTemplate uuid={uuid.toLowerCase()} drafts={error.drafts} />;
  if (error && !(error instanceof NoResponseError)) throw error;
  if (data) return <Editor key={data.uuid} document={data} />;
  return data === null && !isFetching ? <OfferedTemplate uuid={uuid} /> : <EditorSkeleton />;
}

export function NewTemplateScreen() {
  const visitor = useVisitor();
  if (isViewing) return <NothingNewInView />;
  return visitor.userCanAddNewTemplates ? <NewTemplate /> : <LimitReached />;
}

function NewTemplate() {
  const { settings } = useVisitor();
  const search: NewTemplateSearch = useSearch({ strict: false });
  const start = startOf(search, settings.showOnboarding);
  const { data, error } = useQuery(newDocumentQuery(settings.language, search.prompt ?? null, start));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!data) return;
    forgetPrompt();
    trackFirstSave(data);
    queryClient.setQueryData(documentQuery(data.uuid).queryKey, data);
    if (start === 'line') openEditorDialog(data, { name: 'onboarding', isAtOnce: true });
    void navigate({ to: '/template/$uuid/', params: { uuid: data.uuid }, replace: true });
  }, [data, start, queryClient, navigate]);
  if (error && !(error instanceof NoResponseError)) throw error;
  return <EditorSkeleton />;
}

/** What is left before its first change was never a template. */
function trackFirstSave({ store }: TemplateDocument): void {
  const stop = store.subscribe(({ revision }) => {
    if (revision === null) return;
    stop();
    track('template-created', 'new-template');
  });
}

interface NewTemplateSearch {
  readonly prompt?: string;
  readonly start?: string;
}

function startOf({ prompt = '', start }: NewTemplateSearch, isAsked: boolean): NewModelStart {
  if (start === 'blank') return 'blank';
  if (start === 'line' && prompt.trim() !== '') return 'line';
  return isAsked ? 'ask' : 'example';
}

/** The address always ends with the template's own uuid. */
function useOwnAddress(asked: string, own: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (own && own !== asked) void navigate({ to: '/template/$uuid/', params: { uuid: own }, replace: true });
  }, [asked, own, navigate]);
}
