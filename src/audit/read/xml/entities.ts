// Decodes the character references that XML allows without a document type: five by name, the rest by number.
import { refuse } from '../limits/refusal.ts';

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const isXmlCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

function numbered(reference: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return isXmlCharacter(code) ? String.fromCodePoint(code) : null;
}

function character(reference: string, part: string): string {
  if (Object.hasOwn(named, reference)) return named[reference] ?? '';
  if (/^[a-z_]/i.test(reference)) return refuse('forbiddenMarkup', { part });
  return numbered(reference) ?? refuse('brokenXml', { part });
}

/** No reference that is allowed is longer than this, semicolon included. */
export const longestReference = 10;

export function decodeEntities(text: string, part: string): string {
  let from = text.indexOf('&');
  if (from < 0) return text;
  let decoded = text.slice(0, from);
  while (from >= 0) {
    const end = text.indexOf(';', from);
    if (end < 0) return refuse('brokenXml', { part });
    const next = text.indexOf('&', end);
    decoded += character(text.slice(from + 1, end), part);
    decoded += text.slice(end + 1, next < 0 ? undefined : next);
    from = next;
  }
  return decoded;
}
