// Compresses documents for storage: histories are long, and one version is much like the next.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export const packDocument = (document: string): string =>
  deflateRawSync(Buffer.from(document)).toString('base64');

export const unpackDocument = (packed: string): string =>
  inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8');
