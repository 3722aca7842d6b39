// Why a formula is not calculated where it asks for more work or memory than one file may take.

export const tooMuchWork = 'more work than an audit takes on';
export const tooMuchText = 'more text than an audit keeps';
export const tooMuchTable = 'a table of more than a million cells';
export const tooLongText = 'a text longer than a cell holds';
export const tooDeepNames = 'names that stand for one another';

/** Begins the reason of a call to a function that is not known; its name follows. */
export const unknownFunction = 'the function';

/** No formula may end the work on the others, whatever goes wrong with it. */
export const fault = 'a formula that exhausts the program';

const outOfReach: ReadonlySet<string> = new Set([tooMuchWork, tooMuchText, tooMuchTable]);

/** Whether the file is too large, rather than a function unknown. */
export const isOutOfReach = (reason: string): boolean => outOfReach.has(reason);
