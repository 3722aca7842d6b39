// Reads an upload of two parts: what is said of a file, and the file.
import { invalid } from './google-error.ts';

export interface Upload {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly type: string;
  readonly file: Buffer;
}

interface Part {
  readonly type: string;
  readonly content: Buffer;
}

const blank = Buffer.from('\r\n\r\n');

function partOf(bytes: Buffer): Part {
  const end = bytes.indexOf(blank);
  const head = bytes.subarray(0, Math.max(end, 0)).toString();
  const [, type = ''] = /^content-type: *(.+)$/im.exec(head) ?? [];
  return { type: type.trim(), content: bytes.subarray(end + blank.length) };
}

export function readUpload(contentType: string, body: Buffer): Upload {
  const [, boundary = ''] = /^multipart\/related; *boundary="?([\w'()+,./:=?-]+)"?$/.exec(contentType) ?? [];
  if (boundary === '') throw invalid(`Unsupported content type: ${contentType}`);
  const parts: Part[] = [];
  const mark = Buffer.from(`--${boundary}`);
  let from = body.indexOf(mark);
  let isClosed = false;
  while (from >= 0 && !isClosed) {
    const start = from + mark.length;
    const next = body.indexOf(mark, start);
    if (next < 0) break;
    parts.push(partOf(body.subarray(start + 2, next - 2)));
    isClosed = body.subarray(next + mark.length, next + mark.length + 2).toString() === '--';
    from = next;
  }
  const [metadata, file] = parts;
  if (!isClosed || parts.length !== 2 || metadata === undefined || file === undefined) {
    throw invalid('Malformed multipart body.');
  }
  if (!metadata.type.startsWith('application/json')) throw invalid('Malformed multipart body.');
  return { metadata: JSON.parse(metadata.content.toString()), type: file.type, file: file.content };
}
