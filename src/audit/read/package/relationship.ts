// One relationship of a part and its target, inside or outside the file.

export interface Relationship {
  readonly id: string;
  /** The last word of its type, which both editions of the standard share: worksheet, styles, hyperlink. */
  readonly type: string;
  /** The name of a part; null where it leads outside or nowhere. */
  readonly part: string | null;
  /** An address outside; null for a part. */
  readonly address: string | null;
}
