// A posted template ready to be saved: checked, and packed as a version, outside of any transaction.
import { packDocument } from '../database/rows/packed-document.ts';
import { type CheckedDocument, checkedDocument, type Reading } from './checked-document.ts';

export interface PreparedDocument extends CheckedDocument {
  readonly packed: string;
}

export function preparedDocument(uuid: string, posted: unknown, read?: Reading): PreparedDocument {
  const checked = checkedDocument(uuid, posted, read);
  return { ...checked, packed: packDocument(checked.document) };
}
