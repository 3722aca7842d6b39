// Decodes the bytes of a part to text piece by piece; encodings other than UTF-8 are rejected.
import { DecodeUTF8 } from 'fflate';
import { refuse } from '../limits/refusal.ts';

const utf8Names = /^(utf-?8|us-ascii|ascii)$/i;

/** UTF-16 has a mark in front, or a zero beside its first letter. */
const isWide = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;

function refuseOtherEncoding(part: string, bytes: Uint8Array, text: string): void {
  const [, encoding] = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text.slice(0, 200)) ?? [];
  const isOther = isWide(bytes) || (encoding !== undefined && !utf8Names.test(encoding));
  if (isOther) refuse('encoding', { part });
}

export interface PieceDecoder {
  push(piece: Uint8Array): void;
  end(): void;
}

export function createPieceDecoder(part: string, take: (text: string) => void): PieceDecoder {
  const decoded: string[] = [];
  const decoder = new DecodeUTF8((text) => void decoded.push(text));
  let isBegun = false;

  const decode = (piece: Uint8Array, isLast: boolean): void => {
    try {
      decoder.push(piece, isLast);
    } catch {
      refuse('encoding', { part });
    }
    const text = decoded.splice(0).join('');
    if (!isBegun && piece.length > 0) {
      isBegun = true;
      refuseOtherEncoding(part, piece, text);
    }
    if (text !== '') take(text);
  };

  return {
    push: (piece) => decode(piece, false),
    end: () => decode(new Uint8Array(), true),
  };
}
