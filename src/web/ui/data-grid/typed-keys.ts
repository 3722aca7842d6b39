// The keys that begin to type in a cell.

/** With which a number begins. */
export const numberKey = /^[\d.,$€£¥₽(]$/u;

/** With which a word or a formula begins. */
export const wordKey = /^[\p{L}=]$/u;
