// What the server and its processes that work on models tell each other.

export interface ProgramCall {
  /** The program's file. */
  readonly program: string;
  /** The function that it exports. */
  readonly name: string;
  readonly task: unknown;
}

/** What the values are, the called function says. */
export type FromProcess<Result> =
  | { readonly kind: 'report'; readonly value: never }
  | { readonly kind: 'result'; readonly value: Result }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string };
