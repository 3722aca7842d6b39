// The tables of the gallery as kysely sees them: its templates, what is asked to be listed, and what is reported.
import type { Generated } from 'kysely';

export interface GalleryTemplateTable {
  uuid: string;
  /** JSON of what its card shows. */
  card: string;
  /** 0: free. */
  price_cents: Generated<number>;
  saved_by: string | null;
  created_at: number;
  updated_at: number;
}

/** What the program last put into the gallery by itself; it stays when the template is taken out. */
export interface ShippedTemplateTable {
  uuid: string;
  /** Of its card and document. */
  digest: string;
}

/** A published template that its owner wants to be in the gallery. */
export interface TemplateListingTable {
  template_uuid: string;
  state: 'asked' | 'approved' | 'refused' | 'taken-out';
  asked_at: number;
  answered_at: number | null;
  /** What the last answer was about; a later change of an approved one asks again. */
  answered_revision: number | null;
  /** The operator's sentence to the owner; empty if there is none. */
  answer: string;
}

/** What somebody says of a template; saying more replaces what they said before. */
export interface TemplateReportTable {
  template_uuid: string;
  account_id: string;
  at: number;
  reason: 'wrong-numbers' | 'misleading' | 'copied' | 'offensive' | 'other';
  words: string;
  state: 'open' | 'dismissed' | 'acted';
  answered_at: number | null;
}

export interface GalleryTables {
  gallery_template: GalleryTemplateTable;
  shipped_template: ShippedTemplateTable;
  template_listing: TemplateListingTable;
  template_report: TemplateReportTable;
}
