// The reason why a file cannot be audited, as data; reading stops there.

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
  | 'formulaCharacters'
  /** The program is at fault, not the file. */
  | 'failed';

export interface FileRefusal {
  readonly code: RefusalCode;
  /** What the texts speak of, by name. */
  readonly words: Readonly<Record<string, string | number>>;
}

/** Thrown only inside the reader; callers get the refusal as data. */
export class RefusedFile extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refuse(code: RefusalCode, words: FileRefusal['words'] = {}): never {
  throw new RefusedFile({ code, words });
}
