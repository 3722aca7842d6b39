// Cuts a text loose from the piece of XML it was taken from.

/** A slice keeps the whole text alive that it was cut from; joining and cutting anew keeps only what is needed. */
export const detached = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));
