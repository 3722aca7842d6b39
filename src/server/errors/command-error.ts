// An error that ends a command; its message is the one line shown in the terminal.

export class CommandError extends Error {}
