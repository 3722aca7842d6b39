// Whether the open template must be bought before it is exported, and opens the plans to do so.
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { mustBuy } from '#web/state/templates/must-buy.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useDocumentState, useTemplateDocument } from '../document/document-context.ts';

export function useMustBuy() {
  const { uuid } = useTemplateDocument();
  const price = useDocumentState(({ template }) => template.price);
  const visitor = useVisitor();
  return {
    // A template embedded in a page of its own is exported freely.
    mustBuy: embeddedPage === null && mustBuy(visitor, { uuid, price }),
    offer: () => openDialog({ name: 'plans', templateUuid: uuid }),
  };
}
