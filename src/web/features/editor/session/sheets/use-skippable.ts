// The sheet that a section produces, if the company may skip it.
import { type ModuleId, type ResourceSectionId, sections } from '#template/sections.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';

export function useSheetOfSection(sectionId: ResourceSectionId): SheetSummary | undefined {
  const sheetId = sections[sectionId].sheet;
  return useCalculated(({ sheets }) => sheets.find(({ id }) => id === sheetId));
}

export function useSkippable(sectionId: ResourceSectionId): SheetSummary | null {
  const sheet = useSheetOfSection(sectionId);
  const canSkip = useCanSkip(sheet?.moduleId ?? null);
  return sheet && canSkip && sectionOfSheet(sheet.id) === sectionId ? sheet : null;
}

export function useCanSkip(moduleId: ModuleId | null): boolean {
  return useTemplateFact(({ data }) => data.modules.some(({ id, canSkip }) => id === moduleId && canSkip));
}
