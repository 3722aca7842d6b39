// Fills placeholders in a text: {label} becomes the word of that name.

/** Labels and titles of a file may be of any length, and a finding has to be read. */
const longestWord = 300;

function shown(word: string | number): string {
  const text = String(word);
  return text.length > longestWord ? `${text.slice(0, longestWord)}…` : text;
}

/** A brace that names no word stays, since a word from the file may contain braces too. */
export const fillText = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(words, name) ? shown(words[name] ?? '') : brace,
  );
