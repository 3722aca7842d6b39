// Compresses documents for storage: histories are long, and one version is much like the next.
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';

const deflateAside = promisify(deflateRaw);

/** In base64, as bytes. */
const base64Of = (packed: Buffer): Uint8Array => Buffer.from(packed.toString('base64'), 'latin1');

export const packDocument = (document: string | Uint8Array): Uint8Array => base64Of(deflateRawSync(document));

/** The same, compressed on another thread. */
export const packDocumentAside = async (document: string | Uint8Array): Promise<Uint8Array> =>
  base64Of(await deflateAside(document));

/** What is damaged comes as it is stored, so that it hides nothing that is listed or exported with it. */
export function unpackDocument({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  const packed = Buffer.from(buffer, byteOffset, byteLength);
  try {
    return inflateRawSync(Buffer.from(packed.toString('latin1'), 'base64'));
  } catch {
    return packed;
  }
}
