// The tables of documents, which are apart from the rows that they belong to.

/** Apart from its row, which changes more often; a purged template has none. */
export interface DocumentTable {
  uuid: string;
  document: string;
}

/** A part of a document that is too long for its column, which names it instead. */
export interface DocumentPieceTable {
  document_id: string;
  /** Counted from 0. */
  position: number;
  /** One of the three. */
  template_uuid: string | null;
  gallery_uuid: string | null;
  version_id: string | null;
  content: string;
}

/** What lists for operators say of a template beside its card, and what it is found by. */
export interface TemplateFacts {
  /** What its document says of the business it is for, at most its start. This and what follows null: not looked at yet. */
  context: string | null;
  /** Of its document. */
  resource_count: number | null;
  /** The start of its name in lower case. */
  search_name: string | null;
}
