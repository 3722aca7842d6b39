// Text of one line, without control characters, some of which no database takes.

export const printable = /^\P{Cc}+$/u;
