// Thrown when the same accounts were changed concurrently, so that the decision has to be made again.

export class ConcurrentChange extends Error {}
