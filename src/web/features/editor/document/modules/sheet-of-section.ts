// The sheet that shows each section of a template, including sections without resources.
import { rulesOf } from '../resources/section-rules.ts';

const others: Readonly<Record<string, string>> = {
  section_general: 'cover',
  section_timeline: 'assumptions',
  section_environment: 'assumptions',
  section_currency: 'assumptions',
  section_wc: 'wc',
  section_npv: 'ip',
};

export const sheetOfSection = (sectionId: string): string | null =>
  others[sectionId] ?? rulesOf(sectionId)?.sheetId ?? null;
