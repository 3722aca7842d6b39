// Copies a text, so that it does not keep the whole XML chunk it was cut from in memory.

/** A slice keeps the whole text alive that it was cut from; joining and cutting anew keeps only what is needed. */
export const detached = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));
