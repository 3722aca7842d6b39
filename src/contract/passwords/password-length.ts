// How long a new password may be; what is shorter than twelve characters must also be hard to guess.

export const shortestPassword = 8;

/** Hashing stays cheap. */
export const longestPassword = 200;
