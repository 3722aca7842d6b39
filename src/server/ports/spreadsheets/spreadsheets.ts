// The port to spreadsheets behind a link: pages of our own, or Google's, there in the drive of the server or of their owner.
import type { Language } from '#language/language.ts';

/** What a provider is given of a workbook: `book` is the view of our own page, `google` is what Google is sent. */
export type SpreadsheetFormat = 'book' | 'google';

export interface SpreadsheetToPublish {
  /** Ours, and unguessable; trying again with the same id goes on where the last try ended, and doubles nothing. */
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly language: Language;
  /** Nobody may change or take away what it shows. */
  readonly isReadonly: boolean;
  /** In the provider's format. */
  readonly content: Uint8Array;
  /** The same workbook with its charts as an .xlsx file. */
  readonly file: Uint8Array;
}

export interface PublishedSpreadsheet {
  /** Where it opens; a path for a page of our own. */
  readonly url: string;
  /** The provider's own id; null where ours is the only one. */
  readonly externalId: string | null;
}

/** Of one that was published, or was to be. */
export interface KnownSpreadsheet {
  readonly id: string;
  /** Null also where nobody heard whether it was published. */
  readonly externalId: string | null;
}

export interface Spreadsheets {
  /** `drive`: the drive of the account. */
  readonly provider: 'embedded' | 'google' | 'drive';
  readonly format: SpreadsheetFormat;
  publish(spreadsheet: SpreadsheetToPublish, signal: AbortSignal): Promise<PublishedSpreadsheet>;
  /** Whether what was published is still there. */
  isThere(spreadsheet: KnownSpreadsheet): Promise<boolean>;
  /**
   * Nobody opens it by its link any more, whatever there is of it; it may be told again, or of what was only half made. In the drive of
   * its owner it stays with them.
   */
  remove(spreadsheet: KnownSpreadsheet): Promise<void>;
}
