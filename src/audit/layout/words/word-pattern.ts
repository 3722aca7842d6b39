// Builds a pattern that finds whole words in any script; a star after a word matches any ending.

function piece(word: string): string {
  const escaped = word.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&');
  return escaped.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');
}

/** Word boundaries of the language itself know Latin letters alone. */
export function wordPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.map(piece).join('|')})(?![\\p{L}\\d])`, 'iu');
}
