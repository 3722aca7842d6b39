// What each sheet is edited through: the resources of sections, company-wide fields, or nothing.

export type FieldsOfSheet = 'timing' | 'wc' | 'npv';

export interface SheetEditing {
  /** The sheet's buttons act on the first. */
  readonly sectionIds: readonly string[];
  readonly fields: FieldsOfSheet | null;
}

const bySections = (...sectionIds: readonly string[]): SheetEditing => ({ sectionIds, fields: null });

/** Statements, ratios and charts are derived, so they have no entry. */
const editings: Readonly<Record<string, SheetEditing>> = {
  assumptions: { sectionIds: ['section_taxes', 'section_inflation'], fields: 'timing' },
  revenue: bySections('section_sales'),
  cos: bySections('section_cos'),
  sga: bySections('section_sga'),
  wc: { sectionIds: [], fields: 'wc' },
  fixedassets: bySections('section_fixedassets', 'section_depreciation'),
  financing: bySections('section_financing'),
  ip: { sectionIds: [], fields: 'npv' },
};

export const editingOf = (sheetId: string): SheetEditing | null => editings[sheetId] ?? null;
