// Whether a free read-only spreadsheet can be sent of a template of the visitor's own, as the server decides.
import type { Visitor } from '../visitor/visitor.ts';

/** People look at their own models unpaid too, but not at what has a price that is not paid. */
export function hasFreePreview(
  { hasSpreadsheets, templates }: Pick<Visitor, 'hasSpreadsheets' | 'templates'>,
  uuid: string,
): boolean {
  const stored = templates.find((template) => template.uuid === uuid);
  const isPriced = stored !== undefined && stored.price !== null && stored.price > 0;
  return hasSpreadsheets && !(isPriced && stored.needsPurchase);
}
