// Prepares a posted template for saving, outside of any transaction: checked, and compressed as a version.
import { packDocument } from '../database/rows/packed-document.ts';
import { type CheckedDocument, checkDocument, type TemplateReader } from './check-document.ts';

export interface PreparedDocument extends CheckedDocument {
  readonly packed: string;
}

export function prepareDocument(uuid: string, posted: unknown, read?: TemplateReader): PreparedDocument {
  const checked = checkDocument(uuid, posted, read);
  return { ...checked, packed: packDocument(checked.document) };
}
