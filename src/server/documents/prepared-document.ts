// A posted template ready to be saved: checked, and packed as a version, outside of any transaction.
import { packDocument } from '#server/database/packed-document.ts';
import { type CheckedDocument, checkedDocument } from './checked-document.ts';

export interface PreparedDocument extends CheckedDocument {
  readonly packed: string;
}

export function preparedDocument(uuid: string, posted: unknown): PreparedDocument {
  const checked = checkedDocument(uuid, posted);
  return { ...checked, packed: packDocument(checked.document) };
}
