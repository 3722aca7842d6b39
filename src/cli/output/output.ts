// Where a command writes: results on one stream, complaints on the other, and the environment it runs in.

export interface Output {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What a shell sees: all went well, the input is at fault, the command was called in a wrong way. */
export const exitCodes = { done: 0, faulty: 1, misused: 2 } as const;
