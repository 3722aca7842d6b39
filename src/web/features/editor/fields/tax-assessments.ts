// The ways in which income tax is assessed, and their names.
import { defineMessages } from 'react-intl';
import type { TaxAssessment, Template } from '#template/template.ts';

export const taxAssessments = ['year', 'period'] as const satisfies readonly TaxAssessment[];

export const taxAssessmentNames = defineMessages({
  year: { id: 'tax.assessed-year' },
  period: { id: 'tax.assessed-period' },
});

/** By period where the template says nothing. */
export const taxAssessmentOf = ({ data }: Pick<Template, 'data'>): TaxAssessment =>
  data.options.tax?.assessed ?? 'period';
