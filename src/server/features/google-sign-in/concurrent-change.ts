// Says that somebody else changed the same accounts in the same moment: what was decided has to be decided again.

export class ConcurrentChange extends Error {}
