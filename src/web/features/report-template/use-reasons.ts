// The reasons for which a template can be reported, in the order in which they are offered.
import { useIntl } from 'react-intl';

export const useReasons = () => {
  const { formatMessage } = useIntl();
  return [
    { id: 'wrong-numbers', label: formatMessage({ id: 'report.wrong-numbers' }) },
    { id: 'misleading', label: formatMessage({ id: 'report.misleading' }) },
    { id: 'copied', label: formatMessage({ id: 'report.copied' }) },
    { id: 'offensive', label: formatMessage({ id: 'report.offensive' }) },
    { id: 'other', label: formatMessage({ id: 'report.other' }) },
  ] as const;
};

export type Reason = ReturnType<typeof useReasons>[number]['id'];
