// Settings on which the sources of the rules disagree: the colours that show the purpose of a cell.

/** Colours as RRGGBB; each may be any of those listed. */
export interface Profile {
  readonly id: 'bank' | 'fast';
  readonly inputFonts: readonly string[];
  readonly calculationFonts: readonly string[];
  readonly linkFonts: readonly string[];
}
