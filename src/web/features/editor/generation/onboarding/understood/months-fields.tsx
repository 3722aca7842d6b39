// In which months of each year the business is open: each of the twelve may be taken away and brought back.
import { Chip, Fieldset } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../look/onboarding.module.css';
import { type UnderstoodFieldsProps, withOpenMonths } from './said-otherwise.ts';

const monthsInYear = 12;
/** Any year. */
const year = 2027;

export function MonthsFields({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatDate } = useIntl();
  const nameOf = (month: number, style: 'short' | 'long'): string =>
    formatDate(Date.UTC(year, month - 1, 1), { month: style, timeZone: 'UTC' });
  return (
    <Fieldset variant="unstyled" legend={<FormattedMessage id="onboarding.open-months" />}>
      <div className={classes.wishes}>
        <Chip.Group
          multiple
          value={understood.openMonths.map(String)}
          onChange={(months) => onChange(withOpenMonths(form, months.map(Number)))}
        >
          {Array.from({ length: monthsInYear }, (_, at) => at + 1).map((month) => (
            <Chip key={month} value={String(month)} size="xs" aria-label={nameOf(month, 'long')}>
              {nameOf(month, 'short')}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </Fieldset>
  );
}
