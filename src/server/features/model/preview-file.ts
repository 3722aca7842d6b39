// What a preview file holds: how many periods it has in its first line, then the JSON of the reply, packed.
import { gzipSync } from 'node:zlib';

export interface PreviewFile {
  readonly periodCount: number;
  /** JSON, gzipped: HTML by module id. */
  readonly rows: Buffer;
}

/** Packed where it is made: a model's HTML is megabytes, and packing it would hold up every other request. */
export const writePreviewFile = (periodCount: number, rows: ReadonlyMap<string, string>): Buffer =>
  Buffer.concat([Buffer.from(`${periodCount}\n`), gzipSync(JSON.stringify(Object.fromEntries(rows)))]);

export function readPreviewFile(content: Buffer): PreviewFile {
  const firstLineEnd = content.indexOf('\n');
  return {
    periodCount: Number(content.toString('latin1', 0, firstLineEnd)),
    rows: content.subarray(firstLineEnd + 1),
  };
}
