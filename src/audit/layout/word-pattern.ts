// Makes a pattern that finds whole words in a text in any script; a star at a word's end stands for any ending.

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\&/-]/g, '\\$&');

function piece(word: string): string {
  const isStem = word.endsWith('*');
  const body = escaped(isStem ? word.slice(0, -1) : word).replaceAll(' ', '\\s+');
  return isStem ? `${body}\\p{L}*` : body;
}

/** Word boundaries of the language itself know Latin letters alone. */
export function wordPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.map(piece).join('|')})(?![\\p{L}\\d])`, 'iu');
}
