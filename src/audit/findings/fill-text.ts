// Fills placeholders in a text: {label} becomes the word of that name.

/** A brace that names no word stays, since a word from the file may contain braces too. */
export const fillText = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(words, name) ? String(words[name]) : brace,
  );
