// Why a file is not audited, as data; reading it ends there.

export type RefusalCode =
  | 'empty'
  | 'oldExcel'
  | 'encrypted'
  | 'openDocument'
  | 'binaryWorkbook'
  | 'plainText'
  | 'markup'
  | 'otherDocument'
  | 'unknown'
  | 'damaged'
  | 'unsafeArchive'
  | 'missingPart'
  | 'brokenXml'
  | 'brokenContent'
  | 'forbiddenMarkup'
  | 'encoding'
  | 'bomb'
  | 'fileBytes'
  | 'unpackedBytes'
  | 'parts'
  | 'sheets'
  | 'cells'
  | 'elements'
  | 'textCharacters'
  | 'formulaCharacters';

export interface Refusal {
  readonly code: RefusalCode;
  /** What the texts speak of, by name. */
  readonly words: Readonly<Record<string, string | number>>;
}

/** Thrown inside the reader alone; whoever asked for a workbook gets the refusal as data. */
export class RefusedFile extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refuse(code: RefusalCode, words: Refusal['words'] = {}): never {
  throw new RefusedFile({ code, words });
}
