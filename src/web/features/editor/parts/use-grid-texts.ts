// The words that the grids of all sheets are headed with.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { GridTexts } from '../calculation/grid-of-sheet.ts';

export function useGridTexts(): GridTexts {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      units: formatMessage({ id: 'editor.units' }),
      total: formatMessage({ id: 'editor.total' }),
      value: formatMessage({ id: 'editor.value' }),
      zero: formatMessage({ id: 'editor.zero' }),
      before: formatMessage({ id: 'view.before' }),
      forecast: formatMessage({ id: 'view.forecast' }),
      rowsOf: (label) => formatMessage({ id: 'view.rows-of' }, { label }),
    }),
    [formatMessage],
  );
}
