// The sheet that a section makes, where the company may go without it.
import { useCalculated } from '../calculation/calculator.ts';
import type { SheetSummary } from '../calculation/protocol.ts';
import { rulesOf, sectionOfSheet } from '../document/resources/section-rules.ts';
import { useTemplate } from '../document-context.ts';

export function useSkippable(sectionId: string): SheetSummary | null {
  const sheets = useCalculated(({ result }) => result?.sheets ?? null);
  const { modules } = useTemplate().data;
  const sheetId = rulesOf(sectionId)?.sheetId;
  const sheet = sheets?.find(({ id }) => id === sheetId);
  if (!sheet || sectionOfSheet(sheet.id) !== sectionId) return null;
  return modules.some(({ id, canSkip }) => id === sheet.moduleId && canSkip) ? sheet : null;
}
