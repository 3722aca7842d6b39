// Puts what Google Sheets is sent into bytes that go from one process to another, and takes it out again.
import type { GoogleContent } from './google-content.ts';

const lengthBytes = 4;

/** The length of the JSON, the JSON, then the file as it is. */
export function packContent({ file, ...rest }: GoogleContent): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(rest));
  const packed = new Uint8Array(lengthBytes + text.length + file.length);
  new DataView(packed.buffer).setUint32(0, text.length);
  packed.set(text, lengthBytes);
  packed.set(file, lengthBytes + text.length);
  return packed;
}

export function unpackContent(packed: Uint8Array): GoogleContent {
  const length = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0);
  const end = lengthBytes + length;
  const rest: Omit<GoogleContent, 'file'> = JSON.parse(
    new TextDecoder().decode(packed.subarray(lengthBytes, end)),
  );
  return { ...rest, file: packed.subarray(end) };
}
