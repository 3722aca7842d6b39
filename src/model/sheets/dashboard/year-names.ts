// What the years of the dashboard are called, whose end a template may set.
import type { Survey } from '../../survey/survey.ts';
import { dashboardTexts, type YearNames } from './texts.ts';

export const yearNames = ({ template, yearEnd }: Survey): YearNames => {
  const { calendarYear, fiscalYear } = dashboardTexts[template.language];
  return yearEnd === 12 ? calendarYear : fiscalYear;
};
