// The sheet that a section produces, if the company may skip it.
import { useCalculated } from '../../calculation/calculation-client.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { rulesOf, sectionOfSheet } from '../../document/resources/section-rules.ts';

export function useSheetOfSection(sectionId: string): SheetSummary | undefined {
  const sheetId = rulesOf(sectionId)?.sheetId;
  return useCalculated(({ sheets }) => sheets.find(({ id }) => id === sheetId));
}

export function useSkippable(sectionId: string): SheetSummary | null {
  const sheet = useSheetOfSection(sectionId);
  const canSkip = useCanSkip(sheet?.moduleId ?? null);
  return sheet && canSkip && sectionOfSheet(sheet.id) === sectionId ? sheet : null;
}

export function useCanSkip(moduleId: string | null): boolean {
  return useTemplateFact(({ data }) => data.modules.some(({ id, canSkip }) => id === moduleId && canSkip));
}
