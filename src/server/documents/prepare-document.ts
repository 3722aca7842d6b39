// A posted template ready to be saved: checked, and packed as a version, outside of any transaction.
import { packDocument } from '../database/rows/packed-document.ts';
import { type CheckedDocument, checkDocument, type TemplateReader } from './check-document.ts';

export interface PreparedDocument extends CheckedDocument {
  readonly packed: string;
}

export function prepareDocument(uuid: string, posted: unknown, read?: TemplateReader): PreparedDocument {
  const checked = checkDocument(uuid, posted, read);
  return { ...checked, packed: packDocument(checked.document) };
}
