// The editor of one template: sheets at the left, numbers in the middle, what they are made of at the right.
import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { track } from '#web/state/analytics.ts';
import { useNotify } from '#web/state/notify.ts';
import { showOpenTemplate } from '#web/state/open-template.ts';
import { visitorQuery } from '#web/state/visitor.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import type { TemplateDocument } from './document/document.ts';
import { DocumentContext, useTemplate } from './document-context.ts';
import { CannotSaveNotice } from './parts/cannot-save-notice.ts';
import { DeletedElsewhereDialog } from './parts/deleted-elsewhere-dialog.tsx';
import { FieldGoal } from './parts/field-goal.ts';
import { AddingPlace } from './parts/module-switch/adding-place.tsx';
import { NarrowLayout } from './parts/narrow-layout.tsx';
import { NoSpaceNotice } from './parts/no-space-notice.ts';
import { OnboardingPlace } from './parts/onboarding/onboarding-place.tsx';
import { SettingsHost } from './parts/settings-dialogs/settings-host.tsx';
import { StaleDialog } from './parts/stale-dialog.tsx';
import { TakenNotice } from './parts/taken-notice.ts';
import { ToolsPlace } from './parts/tools/tools-place.tsx';
import { UndoKeys } from './parts/undo-keys.tsx';
import { VersionsPlace } from './parts/versions/versions-place.tsx';
import { WideLayout } from './parts/wide-layout.tsx';
import { useRefusalsInStep } from './refused-fields.ts';
import { useCalculation } from './use-calculation.ts';
import { useDraftsFollowed } from './use-drafts-followed.ts';
import { useFindKey } from './use-find-key.ts';
import { usePaletteLines } from './use-palette-lines.ts';
import { usePlaceKept } from './use-place-kept.ts';

export function Editor({ document }: { readonly document: TemplateDocument }) {
  return (
    <DocumentContext value={document}>
      <Surroundings document={document} />
      <UndoKeys />
      <FieldGoal />
      <StaleDialog />
      <DeletedElsewhereDialog />
      <OnboardingPlace />
      <SettingsHost />
      <AddingPlace />
      <ToolsPlace />
      <NoSpaceNotice />
      <CannotSaveNotice />
      <TakenNotice />
      <VersionsPlace />
      {useIsNarrow() ? <NarrowLayout /> : <WideLayout />}
    </DocumentContext>
  );
}

/** Keeps what stands around the editor in step with the template: the numbers, the navigation, the list. */
function Surroundings({ document }: { readonly document: TemplateDocument }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const template = useTemplate();
  const queryClient = useQueryClient();
  const name = template.name.trim() || formatMessage({ id: 'editor.unnamed' });
  usePlaceKept(document);
  useDraftsFollowed(document);
  useRefusalsInStep(document);
  usePaletteLines();
  useFindKey();
  useCalculation(template);
  useEffect(() => track('template-opened', 'editor'), []);
  useEffect(() => showOpenTemplate(document.uuid, name), [document, name]);
  useEffect(
    // The list of templates shows what each save changed; it is asked for when it is next seen.
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
