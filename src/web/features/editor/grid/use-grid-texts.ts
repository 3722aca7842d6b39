// The heading texts shared by the grids of all sheets.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { GridTexts } from '../calculation/grid-columns.ts';
import { numberLanguage } from '../session/view/number-language.ts';

export function useGridTexts(): GridTexts {
  const { formatMessage, locale } = useIntl();
  return useMemo(
    () => ({
      units: formatMessage({ id: 'editor.units' }),
      total: formatMessage({ id: 'editor.total' }),
      value: formatMessage({ id: 'editor.value' }),
      zero: formatMessage({ id: 'editor.zero' }),
      zeroShort: formatMessage({ id: 'editor.zero-short' }),
      forecast: formatMessage({ id: 'view.forecast' }),
      partOfYear: (year, count) => formatMessage({ id: 'view.months-of-year' }, { year, count }),
      wholeYear: formatMessage({ id: 'view.whole-year' }),
      own: formatMessage({ id: 'editor.own-in-scenario' }),
      language: numberLanguage(locale),
      widenHint: formatMessage({ id: 'view.widen-names' }),
      moreOf: (item) => formatMessage({ id: 'items.menu' }, { item }),
      rowsOf: (label) => formatMessage({ id: 'view.rows-of' }, { label }),
    }),
    [formatMessage, locale],
  );
}
