// What each sheet is edited by: the resources of sections, fields of the whole model, or nothing.

export type FieldsOfSheet = 'timing' | 'wc' | 'npv';

export interface SheetEditing {
  /** The first is the one that the buttons of the sheet are for. */
  readonly sectionIds: readonly string[];
  readonly fields: FieldsOfSheet | null;
}

const bySections = (...sectionIds: readonly string[]): SheetEditing => ({ sectionIds, fields: null });

/** Statements, ratios and pictures follow from the rest, so they have no entry. */
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
