// The format of a preview file: the number of periods on its first line, then the JSON of the reply, gzipped.
import { gzipSync } from 'node:zlib';

export interface PreviewFile {
  readonly periodCount: number;
  /** Gzipped JSON: HTML by module id. */
  readonly rows: Buffer;
}

/**
 * Compressed where it is produced: a model's HTML is megabytes, and compressing it later would delay every other
 * request.
 */
export const writePreviewFile = (periodCount: number, rows: ReadonlyMap<string, string>): Buffer =>
  Buffer.concat([Buffer.from(`${periodCount}\n`), gzipSync(JSON.stringify(Object.fromEntries(rows)))]);

export function readPreviewFile(content: Buffer): PreviewFile {
  const firstLineEnd = content.indexOf('\n');
  return {
    periodCount: Number(content.toString('latin1', 0, firstLineEnd)),
    rows: content.subarray(firstLineEnd + 1),
  };
}
