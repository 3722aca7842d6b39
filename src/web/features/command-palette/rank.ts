// Ranks how well a text matches the query: a prefix, a word's prefix, a substring, or scattered letters.
import { onOtherKeyboard, plainText } from './plain-text.ts';

const fromStart = 4;
const fromWord = 3;
const within = 2;
const scattered = 1;

/** Shorter queries would match scattered letters of anything. */
const minScattered = 3;

/** The best match among the texts of one entry; 0 if there is none. The first text is its name, which ranks higher. */
export function rank(query: string, texts: readonly string[]): number {
  const asTyped = rankWords(plainText(query), texts);
  return asTyped > 0 ? asTyped : rankWords(plainText(onOtherKeyboard(query)), texts) / 2;
}

function rankWords(query: string, texts: readonly string[]): number {
  const words = query.split(/\s+/).filter(Boolean);
  const ranks = words.map((word) => Math.max(0, ...texts.map((text, index) => rankWord(word, text, index))));
  return ranks.every((found) => found > 0) ? ranks.reduce((sum, found) => sum + found, 0) : 0;
}

function rankWord(word: string, text: string, index: number): number {
  const found = rankIn(word, plainText(text));
  // Other names rank after the name itself; scattered letters in them do not count.
  if (index === 0) return found;
  return found > scattered ? found - 0.5 : 0;
}

function rankIn(word: string, text: string): number {
  if (text.startsWith(word)) return fromStart;
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return fromWord;
  if (text.includes(word)) return within;
  return word.length >= minScattered && isScattered(word, text) ? scattered : 0;
}

function isScattered(word: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === word.charAt(at)) at += 1;
  return at === word.length;
}
