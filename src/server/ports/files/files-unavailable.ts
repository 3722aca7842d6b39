// The error of a place for files that cannot be reached, refuses or answers nonsense; its message has no secret.

export class FilesUnavailable extends Error {}
