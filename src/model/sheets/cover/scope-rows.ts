// What the model covers and what it leaves out.

import type { Row } from '#workbook/row.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import type { Survey } from '../../survey/survey.ts';
import { countInWords } from './count-in-words.ts';
import { type CountedThing, scopeWords } from './scope-words.ts';
import { textRows } from './text-rows.ts';
import { coverTexts } from './texts.ts';

interface ScopeRow {
  readonly id: CountedThing | 'section_wc' | 'section_npv';
  /** The module it belongs to; a rate has none. */
  readonly module: string | null;
}

/** The sections that add something to the model. */
const sections: readonly ScopeRow[] = [
  { id: 'section_sales', module: 'module_revenue' },
  { id: 'section_cos', module: 'module_cos' },
  { id: 'section_sga', module: 'module_sga' },
  { id: 'section_wc', module: 'module_wc' },
  { id: 'section_fixedassets', module: 'module_fixedassets' },
  { id: 'section_depreciation', module: 'module_fixedassets' },
  { id: 'section_financing', module: 'module_financing' },
  { id: 'section_taxes', module: null },
  { id: 'section_inflation', module: null },
  { id: 'section_npv', module: 'module_ip' },
];

const isIn = ({ id, module }: ScopeRow, survey: Survey): boolean =>
  survey.counts(id, module ?? 'module_assumptions');

/** [COV-3] */
export function scopeRows({ survey }: WorkbookPlan): readonly Row[] {
  const { language } = survey.template;
  const texts = coverTexts[language];
  const labels = sections
    .filter((section) => isIn(section, survey))
    .map(({ id }) => {
      const title = survey.sectionTitle(id);
      const count = survey.resources(id).length;
      if (id === 'section_wc' || id === 'section_npv') return title;
      return count === 0
        ? texts.empty(title)
        : texts.item(title, countInWords(count, scopeWords[language][id], language));
    });
  return [heading('cover', 'scope', texts.scope), ...textRows('scope', labels)];
}

/** [COV-4] */
export function leftOutRows({ survey }: WorkbookPlan): readonly Row[] {
  const texts = coverTexts[survey.template.language];
  const off = sections
    .filter((section) => !isIn(section, survey))
    .map(({ id }) => texts.switchedOff(survey.sectionTitle(id)));
  return [heading('cover', 'left_out', texts.leftOut), ...textRows('left_out', [...off, ...texts.neverIn])];
}
