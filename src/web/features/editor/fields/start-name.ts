// What the number is called that a row was before the first period.
import { useIntl } from 'react-intl';

/** Null for the total, and where only one row is remembered. */
export function useStartName(): (row: string | null) => string {
  const { formatMessage } = useIntl();
  return (row) =>
    row === null ? formatMessage({ id: 'start.only' }) : formatMessage({ id: 'start.of' }, { row });
}
