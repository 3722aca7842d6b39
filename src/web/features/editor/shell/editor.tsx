// The editor of one template: sheets at the left, numbers in the middle, what they are made of at the right.
import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { useNotify } from '#web/state/notices/notify.ts';
import { track } from '#web/state/page/analytics.ts';
import { setOpenTemplate } from '#web/state/templates/open-template.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { LazyAuthorTools } from '../author-tools/lazy-author-tools.tsx';
import type { TemplateDocument } from '../document/document.ts';
import { DocumentContext, useDocumentState, useTemplate } from '../document/document-context.ts';
import { FieldGoal } from '../fields/focus-field-goal.ts';
import { useDropStaleRefusals } from '../fields/refused-fields.ts';
import { useFollowInlineEdits } from '../resources/use-follow-inline-edits.ts';
import { useFollowedCalculation } from '../session/follow-calculation.ts';
import { EditorPartsContext } from '../session/state/editor-parts.ts';
import { useSessionPlace } from '../session/use-session-place.ts';
import { ChangedElsewhereNotice } from '../sync/changed-elsewhere-notice.ts';
import { DialogHost } from './dialog-host.tsx';
import { useFindKey } from './find-key.ts';
import { NarrowLayout } from './layout/narrow-layout.tsx';
import { WideLayout } from './layout/wide-layout.tsx';
import { CannotSaveNotice } from './notices/cannot-save-notice.ts';
import { NoSpaceNotice } from './notices/no-space-notice.ts';
import { providedParts } from './provided-parts.tsx';

export function Editor({ document }: { readonly document: TemplateDocument }) {
  return (
    <DocumentContext value={document}>
      <EditorPartsContext value={providedParts}>
        <EditorEffects document={document} />
        <UndoKeys />
        <FieldGoal />
        <DialogHost />
        <EditorPaletteEntries />
        <LazyAuthorTools />
        <NoSpaceNotice />
        <CannotSaveNotice />
        <ChangedElsewhereNotice />
        <OlderDrafts />
        <Repairs />
        <UnreadableDrafts />
        {useIsNarrow() ? <NarrowLayout /> : <WideLayout />}
      </EditorPartsContext>
    </DocumentContext>
  );
}

const UndoKeys = awaitedPart(() => import('./undo/undo-keys.tsx'), 'UndoKeys');

const EditorPaletteEntries = awaitedPart(() => import('./editor-palette-entries.ts'), 'EditorPaletteEntries');

const OlderDraftsNotice = awaitedPart(
  () => import('../versions/older-drafts-notice.tsx'),
  'OlderDraftsNotice',
);

function OlderDrafts() {
  const savedOlderDrafts = useDocumentState((state) => state.savedOlderDrafts);
  return savedOlderDrafts && <OlderDraftsNotice savedOlderDrafts={savedOlderDrafts} />;
}

const RepairsNotice = awaitedPart(() => import('./notices/repairs-notice.tsx'), 'RepairsNotice');

function Repairs() {
  const repairs = useDocumentState((state) => state.repairs);
  return repairs.length > 0 && <RepairsNotice repairs={repairs} />;
}

const UnreadableDraftsNotice = awaitedPart(
  () => import('./notices/unreadable-drafts-notice.tsx'),
  'UnreadableDraftsNotice',
);

function UnreadableDrafts() {
  const drafts = useDocumentState((state) => state.unreadableDrafts);
  return drafts.length > 0 && <UnreadableDraftsNotice drafts={drafts} />;
}

/** Keeps the calculation, the navigation and the list of templates in sync with the open template. */
function EditorEffects({ document }: { readonly document: TemplateDocument }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const template = useTemplate();
  const queryClient = useQueryClient();
  const name = template.name.trim() || formatMessage({ id: 'editor.unnamed' });
  useSessionPlace(document);
  useFollowInlineEdits(document);
  useDropStaleRefusals(document);
  useFindKey();
  useFollowedCalculation(template);
  useEffect(() => track('template-opened', 'editor'), []);
  useEffect(() => setOpenTemplate(document.uuid, name), [document, name]);
  useEffect(
    // The list of templates shows what each save changed; it is refetched when it is next shown.
    () => () => void queryClient.invalidateQueries({ queryKey: visitorQuery.queryKey, refetchType: 'none' }),
    [queryClient],
  );
  useEffect(() => {
    if (document.isRestored) {
      void document.saver.save();
      notify({ id: document.uuid, message: formatMessage({ id: 'editor.restored' }) });
    }
    return () => void document.saver.save();
  }, [document, formatMessage, notify]);
  return <VisuallyHidden component="h1">{name}</VisuallyHidden>;
}
