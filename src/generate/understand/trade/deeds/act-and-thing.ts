// Reads what somebody does and what it is done to as a form of speech.

/** A kind, and how it is told. */
export type Deed = readonly [id: string, deed: RegExp];

/** A verb, a few words, and what it is done to. */
export const act = (verbs: string, things: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${verbs})(?!\\p{L})(?:[ ,]+(?!(?:and|и) )[^ .;!?]+){0,4}?[ ,]+(?:${things})(?!\\p{L})`,
    'iu',
  );
