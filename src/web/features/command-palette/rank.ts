// Ranks how well a text matches the query: the beginning of the text, of a word, a part of a word, or scattered letters.
import { onOtherKeyboard, plainText } from './plain-text.ts';

const fromStart = 4;
const fromWord = 3;
const within = 2;
/** So little that any other match comes before, whatever its other words are. */
const scattered = 0.001;

/** The words stand in the text as they were typed: at its beginning, or all of it. */
const together = 0.5;
const whole = 1;

/** Other names rank so much after the name itself. */
const behindName = 0.5;

/** Below this some letters are only scattered over the text. */
export const leastSure = 0.5;

/** Shorter queries would match scattered letters of anything. */
const minScattered = 3;

/** Letters further apart than this, by letter, are in any long name. */
const scatteredSpread = 2.5;

export interface Match {
  /** 0 if there is none. */
  readonly rank: number;
  /** Each typed word begins a word, whatever else it is in the middle of. */
  readonly isOfBeginnings: boolean;
  /** It is called exactly so. */
  readonly isWhole: boolean;
}

const noMatch: Match = { rank: 0, isOfBeginnings: false, isWhole: false };

/** The best match among the texts of one entry. The first text is its name, which ranks higher. */
export function matchOf(query: string, texts: readonly string[]): Match {
  const asTyped = matchWords(plainText(query), texts);
  if (asTyped.rank > 0) return asTyped;
  // Two guesses at once, the keyboard and the letters between, would find something for any keys.
  const otherwise = matchWords(plainText(onOtherKeyboard(query)), texts);
  return otherwise.rank > scattered ? { ...otherwise, rank: otherwise.rank / 2 } : noMatch;
}

function matchWords(query: string, texts: readonly string[]): Match {
  const words = query.split(/\s+/).filter(Boolean);
  const ranks = words.map((word) => Math.max(0, ...texts.map((text, index) => rankWord(word, text, index))));
  if (!ranks.every((found) => found > 0)) return noMatch;
  if (ranks.includes(scattered)) return { ...noMatch, rank: scattered };
  const more = bonus(words.join(' '), texts[0] ?? '');
  return {
    rank: ranks.reduce((sum, found) => sum + found, 0) + more,
    isWhole: more === whole,
    isOfBeginnings: ranks.every((found) => found >= fromWord - behindName),
  };
}

function bonus(query: string, name: string): number {
  const text = plainText(name);
  if (text === query) return whole;
  return text.startsWith(query) ? together : 0;
}

function rankWord(word: string, text: string, index: number): number {
  const found = rankIn(word, plainText(text));
  if (index === 0) return found;
  // Scattered letters in other names do not count.
  return found > scattered ? found - behindName : 0;
}

function rankIn(word: string, text: string): number {
  if (text.startsWith(word)) return fromStart;
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return fromWord;
  if (text.includes(word)) return within;
  return word.length >= minScattered && isScattered(word, text) ? scattered : 0;
}

/** As one shortens a name: from the beginning of a word on, with few letters left out. */
function isScattered(word: string, text: string): boolean {
  const starts = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  return starts.some((start) => {
    const near = text.slice(start, start + word.length * scatteredSpread);
    return near.startsWith(word.charAt(0)) && isInOrder(word, near);
  });
}

function isInOrder(word: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === word.charAt(at)) at += 1;
  return at === word.length;
}
