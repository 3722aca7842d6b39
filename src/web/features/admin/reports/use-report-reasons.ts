// The reasons for which a template was reported, in words.
import { useIntl } from 'react-intl';

export function useReportReasons() {
  const { formatMessage } = useIntl();
  return {
    'wrong-numbers': formatMessage({ id: 'report.wrong-numbers' }),
    misleading: formatMessage({ id: 'report.misleading' }),
    copied: formatMessage({ id: 'report.copied' }),
    offensive: formatMessage({ id: 'report.offensive' }),
    other: formatMessage({ id: 'report.other' }),
  };
}
