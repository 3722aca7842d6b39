// Opens the dialog that emails a visitor without a plan a link to a read-only spreadsheet.
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useTemplateDocument } from '../document/document-context.ts';

/** Operators alone are told what is not offered for want of a mail server. */
export function useLacksMailServer(): boolean {
  const { hasEmail, hasSpreadsheets, settings } = useVisitor();
  return hasSpreadsheets && !hasEmail && !embeddedPage && settings.plan === 'admin';
}

/** Null for visitors who can export the whole spreadsheet anyway, and where none can be sent. */
export function useReadOnlyPreview(): (() => void) | null {
  const { uuid, saver } = useTemplateDocument();
  const visitor = useVisitor();
  const { plan } = visitor.settings;
  const canSend = visitor.hasSpreadsheets && visitor.hasEmail;
  if (!canSend || embeddedPage || (plan !== null && plan !== 'free')) return null;
  return () => {
    // The link shows what the server has.
    void saver.saveUntouched();
    openDialog({ name: 'ask-for-email', templateUuid: uuid });
  };
}
