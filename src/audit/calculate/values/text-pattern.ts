// Texts with wildcards: ? stands for one character, * for any number of them, ~ before one of these for itself.
import { throwError } from './spreadsheet-error.ts';

/** Longer patterns are an error in spreadsheets too. */
const longestPattern = 255;

/** Between two stars: characters, null where any will do. */
interface PatternPiece {
  readonly characters: readonly (string | null)[];
  /** The characters as a text, where none of them is open. */
  readonly text: string | null;
}

export const hasWildcard = (text: string): boolean => /[*?~]/.test(text);

/** Small letters, each in its own place: some capitals have two small letters. */
function folded(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).toLowerCase();
    return letter.length === 1 ? letter : text.charAt(at);
  }).join('');
}

function pieceOf(characters: readonly (string | null)[]): PatternPiece {
  return { characters, text: characters.includes(null) ? null : characters.join('') };
}

function piecesOf(pattern: string): readonly PatternPiece[] {
  if (pattern.length > longestPattern) throw throwError('#VALUE!');
  const source = folded(pattern);
  const pieces: PatternPiece[] = [];
  let characters: (string | null)[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const mark = source.charAt(at);
    if (mark === '*') {
      pieces.push(pieceOf(characters));
      characters = [];
    } else if (mark === '?') characters.push(null);
    else if (mark === '~' && /[*?~]/.test(source.charAt(at + 1))) {
      at += 1;
      characters.push(source.charAt(at));
    } else characters.push(mark);
  }
  return [...pieces, pieceOf(characters)];
}

function isAt({ characters }: PatternPiece, text: string, at: number): boolean {
  if (at < 0 || at + characters.length > text.length) return false;
  return characters.every((character, place) => character === null || text.charAt(at + place) === character);
}

/** The first place from `from` on; -1 without one. */
function placeOf(piece: PatternPiece, text: string, from: number): number {
  if (piece.text !== null) return text.indexOf(piece.text, from);
  const last = text.length - piece.characters.length;
  for (let at = from; at <= last; at += 1) if (isAt(piece, text, at)) return at;
  return -1;
}

/** Where the pieces end that stand one behind another from `from` on; -1 where they do not. A first place found leaves the most to the others. */
function endOf(pieces: readonly PatternPiece[], text: string, from: number): number {
  let end = from;
  for (const piece of pieces) {
    const at = placeOf(piece, text, end);
    if (at < 0) return -1;
    end = at + piece.characters.length;
  }
  return end;
}

/** Whether a whole text is as the pattern says. Each of its characters is looked at as often as the pattern is long, at most. */
export function matchesPattern(pattern: string): (text: string) => boolean {
  const pieces = piecesOf(pattern);
  const [first, ...rest] = pieces;
  const last = rest.pop();
  return (whole) => {
    const text = folded(whole);
    if (!first || !isAt(first, text, 0)) return false;
    if (!last) return text.length === first.characters.length;
    const end = endOf(rest, text, first.characters.length);
    const lastAt = text.length - last.characters.length;
    return end >= 0 && lastAt >= end && isAt(last, text, lastAt);
  };
}

/** The first place from `from` on where a text goes on as the pattern says; -1 without one. */
export function findsPattern(pattern: string): (text: string, from: number) => number {
  const [first, ...rest] = piecesOf(pattern);
  return (whole, from) => {
    const text = folded(whole);
    const at = first ? placeOf(first, text, from) : -1;
    return at >= 0 && endOf(rest, text, at + (first?.characters.length ?? 0)) >= 0 ? at : -1;
  };
}
