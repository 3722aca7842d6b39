// A command that cannot go on; the message is the one line that the person at the terminal reads.

export class CommandError extends Error {}
