// Which sheet is made of which section, and whose resources the user can reorder.
import {
  type BusinessSectionId,
  businessSectionIds,
  isSectionId,
  type ResourceSectionId,
  type SheetId,
  sections,
} from '#template/sections.ts';

export const salesSection = 'section_sales';

export const isOrderFree = (section: ResourceSectionId): boolean => section !== 'section_taxes';

/** The sheet that shows a section; null for an unknown section. */
export const sheetOfSection = (section: string): SheetId | null =>
  isSectionId(section) ? sections[section].sheet : null;

/** The section a sheet is made of; null for a sheet that summarizes others or only uses the environment. */
export const sectionOfSheet = (sheetId: string): BusinessSectionId | null =>
  businessSectionIds.find((id) => sections[id].sheet === sheetId) ?? null;
