// Writes a negative number with the minus that formulas in words have, where it stands beside one.

/** A dash alone says that there is no number. */
export const withMinus = (text: string): string => text.replace(/^-(?=\d)/, '−');
