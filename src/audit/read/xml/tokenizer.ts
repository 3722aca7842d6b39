// Tokenizes XML piece by piece as it is unpacked; document types, and with them custom entities, are rejected.
import type { ReadLimits } from '../limits/limits.ts';
import { refuse } from '../limits/refusal.ts';
import { decodeEntities, longestReference } from './entities.ts';
import { broken, type ScannedTag, scanTag, unfinished } from './scan-tag.ts';
import { TagStack } from './tag-stack.ts';
import type { XmlHandler } from './xml-handler.ts';

const commentStart = '<!--';
const rawTextStart = '<![CDATA[';
const rawTextEnd = ']]>';

/** A reference may be cut off at the end of a piece. */
function beginOfCutReference(text: string): number {
  const at = text.lastIndexOf('&');
  const isCut = at >= 0 && text.length - at < longestReference && text.indexOf(';', at) < 0;
  return isCut ? at : text.length;
}

/** Each method that passes something gives the place from which to go on, or `unfinished` to wait for more. */
export class Tokenizer {
  private readonly part: string;
  private readonly limits: ReadLimits;
  private readonly stack: TagStack;
  private readonly tag: ScannedTag = { name: '', attributes: [], isEmpty: false };
  /** What ends the comment, the instruction or the raw text that is being read. */
  private terminator: string | null = null;
  /** What is read but not yet understood. */
  private rest = '';

  constructor(part: string, handler: XmlHandler, limits: ReadLimits) {
    this.part = part;
    this.limits = limits;
    this.stack = new TagStack(part, handler, limits);
  }

  push(piece: string): void {
    const text = this.rest + piece;
    this.rest = '';
    let at = 0;
    while (at >= 0 && at < text.length) at = this.pass(text, at);
    if (this.rest.length > this.limits.tagCharacters) refuse('brokenXml', { part: this.part });
  }

  end(): void {
    if (this.rest !== '' || this.terminator !== null) refuse('brokenXml', { part: this.part });
    this.stack.end();
  }

  private pass(text: string, from: number): number {
    if (this.terminator !== null) return this.passUntil(this.terminator, text, from);
    const markup = this.passText(text, from);
    if (markup === unfinished) return unfinished;
    const next = this.passMarkup(text, markup);
    if (next === unfinished) this.rest = text.slice(markup);
    return next;
  }

  private passUntil(terminator: string, text: string, from: number): number {
    const found = text.indexOf(terminator, from);
    const end = found < 0 ? Math.max(from, text.length - terminator.length + 1) : found;
    if (terminator === rawTextEnd) this.stack.text(text.slice(from, end));
    if (found < 0) {
      this.rest = text.slice(end);
      return unfinished;
    }
    this.terminator = null;
    return found + terminator.length;
  }

  private passText(text: string, from: number): number {
    const bracket = text.indexOf('<', from);
    if (bracket === from) return from;
    const piece = text.slice(from, bracket < 0 ? undefined : bracket);
    const end = bracket < 0 ? beginOfCutReference(piece) : piece.length;
    if (end > 0) this.stack.text(decodeEntities(piece.slice(0, end), this.part));
    this.rest = piece.slice(end);
    return bracket < 0 ? unfinished : bracket;
  }

  private passMarkup(text: string, from: number): number {
    const kind = text[from + 1];
    if (kind === undefined) return unfinished;
    if (kind === '!') return this.passDeclaration(text, from);
    if (kind === '/') return this.passClosingTag(text, from);
    if (kind !== '?') return this.passOpeningTag(text, from);
    this.terminator = '?>';
    return from + 2;
  }

  private passDeclaration(text: string, from: number): number {
    const begun = text.slice(from, from + rawTextStart.length);
    if (begun.startsWith(commentStart)) {
      this.terminator = '-->';
      return from + commentStart.length;
    }
    if (begun === rawTextStart) {
      this.terminator = rawTextEnd;
      return from + rawTextStart.length;
    }
    const mayBecome = commentStart.startsWith(begun) || rawTextStart.startsWith(begun);
    return mayBecome ? unfinished : refuse('forbiddenMarkup', { part: this.part });
  }

  private passClosingTag(text: string, from: number): number {
    const end = text.indexOf('>', from);
    if (end < 0) return unfinished;
    this.stack.close(text.slice(from + 2, end).trimEnd());
    return end + 1;
  }

  private passOpeningTag(text: string, from: number): number {
    const end = scanTag(text, from + 1, this.tag);
    const isTooLong = end - from > this.limits.tagCharacters;
    if (end === broken || isTooLong) return refuse('brokenXml', { part: this.part });
    if (end !== unfinished) this.stack.open(this.tag);
    return end;
  }
}
