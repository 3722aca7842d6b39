// Reads a version of a template, which is stored compressed.
import { unpackDocument } from '../database/rows/documents/packed-document.ts';
import { exportedDocument } from './exported-document.ts';

export interface PackedVersion {
  readonly packed: Uint8Array;
}

export const unpackVersion = ({ packed }: PackedVersion): Uint8Array => unpackDocument(packed);

export const exportedVersion = ({ packed }: PackedVersion): Uint8Array =>
  exportedDocument(unpackDocument(packed));
