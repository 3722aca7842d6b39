// The keys that begin to type in a cell.

/** With which a number begins, a word or a formula. */
export const firstKey = /^[\d.,$€£¥₽(\p{L}=]$/u;

/** What begins with a letter or as a formula. */
export const worded = /^[\p{L}=]/u;
