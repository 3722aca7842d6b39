// Says in words why the formula of a cell has no value.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FormulaFault, LiveCell } from '#audit/live/live-book.ts';
import { placeName } from '#web/sheet-page/state/cell-place.ts';

export type FaultText = (at: LiveCell, fault: FormulaFault) => string;

export function useFaultText(): FaultText {
  const { formatMessage } = useIntl();
  return useMemo(
    () => (at, fault) => {
      const cell = placeName(at);
      switch (fault.kind) {
        case 'circle':
          return formatMessage({ id: 'book.fault-circle' }, { cell });
        case 'unreadable':
          return formatMessage({ id: 'book.fault-unreadable' }, { cell });
        case 'function':
          return formatMessage({ id: 'book.fault-function' }, { cell, name: fault.name });
        case 'beyond':
          return formatMessage({ id: 'book.fault-beyond' }, { cell });
      }
    },
    [formatMessage],
  );
}
