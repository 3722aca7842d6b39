// How much of a file is read before it is rejected, so that no file can exhaust memory or run forever.

export interface ReadLimits {
  /** Of the file as it is given. */
  readonly fileBytes: number;
  /** Of all parts together, counted while they are unpacked. */
  readonly unpackedBytes: number;
  /** How many times longer a part may become by unpacking; small parts are free to be longer. */
  readonly unpackedRatio: number;
  readonly parts: number;
  readonly sheets: number;
  /** Cells with a value, a formula or a style, on all sheets. */
  readonly cells: number;
  /** Elements of everything but cells and texts: styles, names, conditions, links and so on. */
  readonly elements: number;
  readonly textCharacters: number;
  /** With shared formulas written out. */
  readonly formulaCharacters: number;
  readonly depth: number;
  /** Of one tag with its attributes. */
  readonly tagCharacters: number;
}

export const defaultLimits: ReadLimits = {
  fileBytes: 200_000_000,
  unpackedBytes: 1_000_000_000,
  unpackedRatio: 300,
  parts: 20_000,
  sheets: 1_000,
  cells: 1_000_000,
  elements: 500_000,
  textCharacters: 100_000_000,
  formulaCharacters: 100_000_000,
  depth: 100,
  tagCharacters: 1_000_000,
};
