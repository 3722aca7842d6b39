// What a preview file holds: how many periods it has in its first line, then the rows of each module as the JSON of the reply.

export interface PreviewFile {
  readonly periodCount: number;
  /** JSON: HTML by module id. */
  readonly rows: Buffer;
}

export const writePreviewFile = (periodCount: number, rows: ReadonlyMap<string, string>): Buffer =>
  Buffer.from(`${periodCount}\n${JSON.stringify(Object.fromEntries(rows))}`);

/** The rows are passed on as they are: taking megabytes of HTML apart would hold up every other request. */
export function readPreviewFile(content: Buffer): PreviewFile {
  const firstLineEnd = content.indexOf('\n');
  return {
    periodCount: Number(content.toString('latin1', 0, firstLineEnd)),
    rows: content.subarray(firstLineEnd + 1),
  };
}
