// The format of a preview file: the number of periods and what is shown of them on its first line, then the JSON of the reply, gzipped.
import { gzipSync } from 'node:zlib';

/** Everything, or only the sheets whose columns are years. */
export type PreviewedPart = 'all' | 'years';

export interface PreviewFile {
  readonly part: PreviewedPart;
  readonly periodCount: number;
  /** Gzipped JSON: HTML by module id. */
  readonly rows: Buffer;
}

/**
 * Compressed where it is produced: a model's HTML is megabytes, and compressing it later would delay every other
 * request.
 */
export const writePreviewFile = (
  periodCount: number,
  rows: ReadonlyMap<string, string>,
  part: PreviewedPart = 'all',
): Buffer =>
  Buffer.concat([
    Buffer.from(part === 'all' ? `${periodCount}\n` : `${periodCount} ${part}\n`),
    gzipSync(JSON.stringify(Object.fromEntries(rows))),
  ]);

export function readPreviewFile(content: Buffer): PreviewFile {
  const firstLineEnd = content.indexOf('\n');
  const [periodCount, part = 'all'] = content.toString('latin1', 0, firstLineEnd).split(' ');
  return {
    periodCount: Number(periodCount),
    part: part === 'years' ? part : 'all',
    rows: content.subarray(firstLineEnd + 1),
  };
}
