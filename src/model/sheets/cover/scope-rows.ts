// What the model covers and what it leaves out.

import type { Row } from '#workbook/row.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import type { Survey } from '../../survey/survey.ts';
import { counted } from './counted.ts';
import { type Counted, scopeWords } from './scope-words.ts';
import { textRows } from './text-rows.ts';
import { coverTexts } from './texts.ts';

interface Scope {
  readonly id: Counted | 'section_wc' | 'section_npv';
  /** The module that carries it; a rate has none of its own. */
  readonly module: string | null;
}

/** The sections that add something to the model. */
const sections: readonly Scope[] = [
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

const isIn = ({ id, module }: Scope, survey: Survey): boolean =>
  survey.counts(id, module ?? 'module_assumptions');

/** [COV-3] */
export function scopeRows({ survey }: Plan): readonly Row[] {
  const { language } = survey.template;
  const own = coverTexts[language];
  const labels = sections
    .filter((section) => isIn(section, survey))
    .map(({ id }) => {
      const title = survey.sectionTitle(id);
      const count = survey.resources(id).length;
      if (id === 'section_wc' || id === 'section_npv') return title;
      return count === 0
        ? own.empty(title)
        : own.item(title, counted(count, scopeWords[language][id], language));
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
