// The tables of files that are kept in the database, in pieces.

/** A file that is kept in the database; whose it is, if anybody's, is in another table. */
export interface StoredFileTable {
  name: string;
  bytes: number;
  written_at: number;
}

export interface StoredFilePieceTable {
  name: string;
  /** Its first byte, counted from 0. */
  start: number;
  content: Buffer;
}
