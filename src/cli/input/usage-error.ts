// A command that was called in a wrong way, or given a file it cannot use; its message is all that a person sees.

export class UsageError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}
