// Whether the open template must be bought before it is taken away, as the server says.
import { isAnythingSold } from '#web/state/templates/use-offer-purchase.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useDocumentState, useTemplateDocument } from '../document/document-context.ts';

export function useIsUnpaid(): boolean {
  const { uuid } = useTemplateDocument();
  const copyOf = useDocumentState((state) => state.copyOf);
  const visitor = useVisitor();
  const stored = visitor.templates.find((template) => template.uuid === uuid);
  // What a copy costs depends on its original, which the server knows.
  const isUnpaid = stored?.needsPurchase ?? (copyOf === null && visitor.newTemplatesNeedPurchase);
  // A padlock that nothing can open would promise too much.
  return isUnpaid && isAnythingSold(visitor);
}
