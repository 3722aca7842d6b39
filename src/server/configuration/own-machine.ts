// Hosts of addresses that lead to this machine alone, where nobody else can read along.

export const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
