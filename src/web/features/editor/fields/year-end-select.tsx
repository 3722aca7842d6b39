// A choice of the month that the fiscal year ends with.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { nameOfMonth } from './name-of-month.ts';

interface YearEndSelectProps {
  readonly month: number;
  readonly onPick: (month: number) => void;
  /** The row of the model that this field edits. */
  readonly row?: string;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

export function YearEndSelect({ month, onPick, row }: YearEndSelectProps) {
  const { formatDate, formatMessage } = useIntl();
  return (
    <NativeSelect
      label={formatMessage({ id: 'model.year-end' })}
      {...(row !== undefined && { 'data-field': row })}
      value={String(month)}
      data={months.map((value) => ({ value: String(value), label: nameOfMonth(value, formatDate) }))}
      onChange={({ currentTarget }) => {
        const picked = months.find((value) => String(value) === currentTarget.value);
        if (picked !== undefined) onPick(picked);
      }}
    />
  );
}
