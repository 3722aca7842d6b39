// Shows the open dialogs of the editor; the code of each loads when it is first needed.
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useBackCloses } from '#web/ui/modal/back-closes.ts';
import type { TemplateDocument } from '../document/document.ts';
import { useDocumentState, useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import {
  closeEditorDialog,
  type EditorDialog,
  forgetEditorDialogs,
  useEditorDialogs,
} from '../session/state/open-dialog.ts';
import { closeTrace } from '../session/view/trace-state.ts';

const ResourceDialog = lazyPart(() => import('../resources/dialog/resource-dialog.tsx'), 'ResourceDialog');
const SettingsDialog = lazyPart(() => import('./settings-dialog.tsx'), 'SettingsDialog');
const OnboardingDialog = lazyPart(
  () => import('../generation/onboarding/onboarding-dialog.tsx'),
  'OnboardingDialog',
);
const VersionsDialog = lazyPart(() => import('../versions/versions-dialog.tsx'), 'VersionsDialog');
const CoverDialog = lazyPart(() => import('../author-tools/cover-dialog.tsx'), 'CoverDialog');
const ScenariosDialog = lazyPart(() => import('../scenarios/scenarios-dialog.tsx'), 'ScenariosDialog');
const FundingDialog = lazyPart(() => import('../funding/funding-dialog.tsx'), 'FundingDialog');
const FileReadyDialog = lazyPart(() => import('../export/file-ready-dialog.tsx'), 'FileReadyDialog');
const ReadRowsDialog = lazyPart(() => import('../resources/actions/read-rows-dialog.tsx'), 'ReadRowsDialog');
const ConflictDialog = lazyPart(() => import('../sync/conflict-dialog.tsx'), 'ConflictDialog');
const DeletedElsewhereDialog = lazyPart(
  () => import('../sync/deleted-elsewhere-dialog.tsx'),
  'DeletedElsewhereDialog',
);

/** The generation dialog opens by itself in a new template. */
export function DialogHost() {
  const open = useTemplateDocument();
  const asked = useEditorDialogs();
  const isNew = useTemplateFact(({ showOnboardingDialog }) => showOnboardingDialog === true);
  const isBegun = isNew && asked.every(({ name }) => name !== 'onboarding');
  const dialogs = isBegun ? [onboarding, ...asked] : asked;
  useEffect(() => () => leave(open), [open]);
  return (
    <>
      {dialogs.map((dialog) => (
        <Suspense key={dialog.name} fallback={asked.includes(dialog) && <Coming />}>
          <Opened dialog={dialog} />
        </Suspense>
      ))}
      <SaveConflictDialogs />
    </>
  );
}

/** Back takes it back while it is loading. */
function Coming() {
  const open = useTemplateDocument();
  useBackCloses(true, () => closeEditorDialog(open));
  return null;
}

const onboarding: EditorDialog = { name: 'onboarding' };

/** What is open belongs to this visit: the next one begins with the numbers. */
function leave(open: TemplateDocument): void {
  forgetEditorDialogs(open);
  closeTrace(open);
}

function Opened({ dialog }: { readonly dialog: EditorDialog }) {
  const open = useTemplateDocument();
  const close = () => closeEditorDialog(open);
  switch (dialog.name) {
    case 'add-resource':
      return <ResourceDialog key={dialog.sectionId} sectionId={dialog.sectionId} onClose={close} />;
    case 'edit-resource': {
      const { resource } = dialog;
      return (
        <ResourceDialog key={resource.id} sectionId={resource.sectionId} edited={resource} onClose={close} />
      );
    }
    case 'settings':
      return <SettingsDialog key={dialog.kind} kind={dialog.kind} field={dialog.field} />;
    case 'onboarding':
      return <OnboardingDialog isAtOnce={dialog.isAtOnce === true} />;
    case 'versions':
      return <VersionsDialog onClose={close} />;
    case 'cover':
      return <CoverDialog onClose={close} />;
    case 'scenarios':
      return <ScenariosDialog onClose={close} />;
    case 'funding':
      return <FundingDialog onClose={close} />;
    case 'spreadsheet-ready':
      return <FileReadyDialog address={dialog.address} isOwn={dialog.isOwn} onClose={close} />;
    case 'read-rows':
      return <ReadRowsDialog {...dialog} onClose={close} />;
  }
}

/** Questions about changes made elsewhere are shown above everything else; nothing is overwritten without asking. */
function SaveConflictDialogs() {
  const saving = useDocumentState((state) => state.saving);
  return (
    <Suspense fallback={null}>
      {saving.kind === 'stale' && <ConflictDialog theirs={saving.theirs} />}
      {saving.kind === 'deleted' && <DeletedElsewhereDialog />}
    </Suspense>
  );
}
