// Compresses documents for storage: histories are long, and one version is much like the next.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export const packDocument = (document: string): string =>
  deflateRawSync(Buffer.from(document)).toString('base64');

/** What is damaged comes as it is stored, so that it hides nothing that is listed or exported with it. */
export function unpackDocument(packed: string): string {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8');
  } catch {
    return packed;
  }
}
