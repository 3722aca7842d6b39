// What the sources of the rules disagree on, settled one way or another: the colours that say what a cell is.

/** Colours as RRGGBB; each may be any of those listed. */
export interface Profile {
  readonly id: 'bank' | 'fast';
  readonly inputFonts: readonly string[];
  readonly calculationFonts: readonly string[];
  readonly linkFonts: readonly string[];
}
