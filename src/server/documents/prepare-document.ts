// Prepares a posted template for saving, outside of any transaction: checked, and compressed as a version.
import { createHash } from 'node:crypto';
import { packDocument } from '../database/rows/documents/packed-document.ts';
import { type CheckedDocument, checkDocument, type TemplateReader } from './check-document.ts';

export interface PreparedDocument extends CheckedDocument {
  /** SHA-256: two documents are compared without reading them again. */
  readonly digest: string;
  readonly packed: Uint8Array;
}

export function prepareDocument(uuid: string, posted: unknown, read?: TemplateReader): PreparedDocument {
  const checked = checkDocument(uuid, posted, read);
  const { document } = checked;
  const digest = createHash('sha256').update(document).digest('hex');
  return { ...checked, digest, packed: packDocument(document) };
}
