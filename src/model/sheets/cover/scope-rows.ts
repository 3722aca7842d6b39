// What the model covers and what it leaves out.

import { isResourceSectionId, type SectionId, sections, sectionsInTurn } from '#template/sections.ts';
import type { Row } from '#workbook/row.ts';
import { hasSalesTax } from '../../flows/sales-tax.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { countInWords } from './count-in-words.ts';
import { scopeWords } from './scope-words.ts';
import { textRows } from './text-rows.ts';
import { coverTexts } from './texts.ts';

/** Whether a section adds something to the model: it is on, and so is the sheet it belongs to. */
const isIn = (section: SectionId, { survey, sheets }: WorkbookPlan): boolean =>
  survey.isOn(section) && sheets.some(({ id }) => id === sections[section].sheet);

/** What came later than the other sections is not spoken of until something is entered. */
const isSpokenOf = (section: SectionId, { survey }: WorkbookPlan): boolean =>
  sections[section].isAdded !== true || survey.resources(section).length > 0;

/** [COV-3] */
export function scopeRows(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const { language } = survey.template;
  const texts = coverTexts[language];
  const labels = sectionsInTurn
    .filter((id) => isIn(id, plan) && isSpokenOf(id, plan))
    .map((id) => {
      const title = survey.sectionTitle(id);
      const count = survey.resources(id).length;
      if (!isResourceSectionId(id)) return title;
      return count === 0
        ? texts.empty(title)
        : texts.item(title, countInWords(count, scopeWords[language][id], language));
    });
  return [heading('cover', 'scope', texts.scope), ...textRows('scope', labels)];
}

/** [COV-4] */
export function leftOutRows(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const texts = coverTexts[survey.template.language];
  const off = sectionsInTurn
    .filter((id) => !isIn(id, plan) && isSpokenOf(id, plan))
    .map((id) => texts.switchedOff(survey.sectionTitle(id)));
  const untaxed = hasSalesTax(survey) ? [] : [texts.salesTax];
  return [
    heading('cover', 'left_out', texts.leftOut),
    ...textRows('left_out', [...off, ...untaxed, ...texts.neverIn]),
  ];
}
