// What each sheet is edited through: the resources of sections, company-wide fields, or nothing.
import {
  isSheetId,
  type ResourceSectionId,
  resourceSectionIds,
  type SheetId,
  sections,
} from '#template/sections.ts';
import { sectionOfSheet } from '../resources/section-rules.ts';

export type FieldsOfSheet = 'timing' | 'wc' | 'npv';

export interface SheetEditing {
  /** The sheet's buttons act on the first. */
  readonly sectionIds: readonly ResourceSectionId[];
  readonly fields: FieldsOfSheet | null;
}

/** Statements, ratios and charts are derived, so they have no entry. */
const withFields: Readonly<Partial<Record<SheetId, SheetEditing>>> = {
  assumptions: {
    sectionIds: ['section_taxes', 'section_inflation', 'section_seasonality'],
    fields: 'timing',
  },
  wc: { sectionIds: [], fields: 'wc' },
  ip: { sectionIds: [], fields: 'npv' },
};

/** A sheet that is made of a section is edited by that, and by what else is looked at on it. */
export function editingOf(sheetId: string): SheetEditing | null {
  if (!isSheetId(sheetId)) return null;
  if (sectionOfSheet(sheetId) === null) return withFields[sheetId] ?? null;
  return { sectionIds: resourceSectionIds.filter((id) => sections[id].sheet === sheetId), fields: null };
}
