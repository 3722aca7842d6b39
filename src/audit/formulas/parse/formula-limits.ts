// The size limits of formulas, set by the spreadsheet format and by stack depth.

/** Formulas are saved with longer function names than they are typed with, so this is twice what may be typed. */
export const longestFormulaChars = 16_384;

/** Parentheses, calls and signs inside one another; far more than a program lets a person type. */
export const deepestNesting = 256;

/** Height of a tree: a chain of sums is as high as it is long. Walks over trees stay within the stack up to this. */
export const highestTree = 1_500;
