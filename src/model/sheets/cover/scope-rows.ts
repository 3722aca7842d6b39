// What the model covers and what it leaves out.

import type { Row } from '#workbook/row.ts';
import { heading } from '../../header.ts';
import type { Plan } from '../../sheet-definition.ts';
import type { Survey } from '../../survey.ts';
import { textRows } from './text-rows.ts';
import { coverTexts } from './texts.ts';

/** The sections that add something to the model, and the module that carries each; a rate has none of its own. */
const sections: readonly { readonly id: string; readonly module: string | null }[] = [
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

const isIn = ({ id, module }: (typeof sections)[number], survey: Survey): boolean =>
  survey.counts(id, module ?? 'module_assumptions');

/** [COV-3] */
export function scopeRows({ survey }: Plan): readonly Row[] {
  const own = coverTexts[survey.template.language];
  const labels = sections
    .filter((section) => isIn(section, survey))
    .map(({ id }) => {
      const count = survey.resources(id).length;
      return count === 0 ? survey.sectionTitle(id) : own.item(survey.sectionTitle(id), count);
    });
  return [heading('cover', 'scope', own.scope), ...textRows('scope', labels)];
}

/** [COV-4] */
export function leftOutRows({ survey }: Plan): readonly Row[] {
  const own = coverTexts[survey.template.language];
  const off = sections
    .filter((section) => !isIn(section, survey))
    .map(({ id }) => own.switchedOff(survey.sectionTitle(id)));
  return [heading('cover', 'left_out', own.leftOut), ...textRows('left_out', [...off, ...own.neverIn])];
}
