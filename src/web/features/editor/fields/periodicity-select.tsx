// A choice of the length of a period, which says that the numbers stay as they are.
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import classes from './form/dialog-form.module.css';
import { periodicities, periodicityNames } from './periodicity-names.ts';

interface PeriodicitySelectProps {
  readonly periodicity: Periodicity;
  readonly onPick: (periodicity: Periodicity) => void;
  /** The row of the model that this field edits. */
  readonly row?: string;
}

export function PeriodicitySelect({ periodicity, onPick, row }: PeriodicitySelectProps) {
  const { formatMessage } = useIntl();
  const [before] = useState(periodicity);
  return (
    <div>
      <NativeSelect
        label={formatMessage({ id: 'model.periodicity' })}
        {...(row !== undefined && { 'data-field': row })}
        value={periodicity}
        data={periodicities.map((value) => ({ value, label: formatMessage(periodicityNames[value]) }))}
        onChange={({ currentTarget }) => {
          const picked = periodicities.find((value) => value === currentTarget.value);
          if (picked) onPick(picked);
        }}
      />
      {periodicity !== before && (
        <p className={classes.hint} role="status">
          <FormattedMessage id="model.not-converted" values={{ before, after: periodicity }} />
        </p>
      )}
    </div>
  );
}
