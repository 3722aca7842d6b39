// Writes a letter as the text of an internet message (RFC 5322, with MIME for anything beyond ASCII).
import type { Letter } from './mail.ts';

export interface Envelope {
  readonly from: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

const lineEnd = '\r\n';

export function writeEml(letter: Letter, envelope: Envelope): string {
  return [
    `From: ${address(envelope.from)}`,
    `To: ${address(letter.to)}`,
    `Subject: ${unstructured(letter.subject)}`,
    `Date: ${new Date(envelope.sentAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${envelope.id}@${envelope.from.split('@')[1] ?? 'localhost'}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(letter.text),
    '',
  ].join(lineEnd);
}

/** One plain address: no names, no lists, nothing that could begin another header. */
function address(given: string): string {
  if (/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(given)) return given;
  throw new Error('a letter needs one plain e-mail address');
}

function unstructured(given: string): string {
  const oneLine = given.replace(/\p{Cc}+/gu, ' ').trim();
  if (/^[\x20-\x7e]{0,60}$/.test(oneLine) && !oneLine.includes('=?')) return oneLine;
  return encodedWords(oneLine).join(`${lineEnd} `);
}

/** RFC 2047: a word of at most 75 characters holds 45 bytes and never half a character. */
function encodedWords(given: string): string[] {
  const words: string[] = [];
  let chunk = '';
  for (const character of given) {
    if (Buffer.byteLength(chunk + character) > 42) {
      words.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  return [...words, chunk].map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`);
}

function base64Lines(text: string): string[] {
  const encoded = Buffer.from(text.replace(/\r?\n/g, lineEnd)).toString('base64');
  return encoded.match(/.{1,76}/g) ?? [];
}
