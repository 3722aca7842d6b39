// Compresses documents for storage: histories are long, and one version is much like the next.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** In base64, as bytes. */
export const packDocument = (document: string | Uint8Array): Uint8Array =>
  Buffer.from(deflateRawSync(document).toString('base64'), 'latin1');

/** What is damaged comes as it is stored, so that it hides nothing that is listed or exported with it. */
export function unpackDocument({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  const packed = Buffer.from(buffer, byteOffset, byteLength);
  try {
    return inflateRawSync(Buffer.from(packed.toString('latin1'), 'base64'));
  } catch {
    return packed;
  }
}
