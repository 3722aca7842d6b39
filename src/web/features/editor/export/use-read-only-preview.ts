// Opens where a visitor without a plan has the link to a read-only spreadsheet sent to an e-mail address.
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useTemplateDocument } from '../document/document-context.ts';

/** Null for whoever has the whole spreadsheet anyway. */
export function useReadOnlyPreview(): (() => void) | null {
  const { uuid, saver } = useTemplateDocument();
  const { plan } = useVisitor().settings;
  if (embeddedPage || (plan !== null && plan !== 'free')) return null;
  return () => {
    // The link leads to what the server has.
    void saver.save();
    openDialog({ name: 'ask-for-email', templateUuid: uuid });
  };
}
