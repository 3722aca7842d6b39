// Compresses documents for storage: histories are long, and one version is much like the next.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export const packDocument = (document: string | Uint8Array): string =>
  deflateRawSync(document).toString('base64');

/** What is damaged comes as it is stored, so that it hides nothing that is listed or exported with it. */
export function unpackDocument(packed: string): Buffer {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64'));
  } catch {
    return Buffer.from(packed);
  }
}
