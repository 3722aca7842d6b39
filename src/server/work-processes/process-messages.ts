// What the server and the processes that work for it tell each other.

export interface ProgramCall {
  /** The program's file. */
  readonly program: string;
  /** The function that it exports. */
  readonly name: string;
  readonly task: unknown;
}

/** Where the task has long bytes: it is them, or has them in a field. They come before the call, in pieces. */
export type LongPart = 'all' | { readonly field: string };

export type ToProcess =
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  | { readonly kind: 'call'; readonly call: ProgramCall; readonly long: LongPart | null };

/** What the values are, the called function says. */
export type FromProcess<Result> =
  | { readonly kind: 'report'; readonly value: never }
  | { readonly kind: 'result'; readonly value: Result }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string };
