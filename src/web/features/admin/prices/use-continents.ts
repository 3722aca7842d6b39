// The names of continents, by their codes.
import { useIntl } from 'react-intl';

export function useContinents(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return {
    NA: formatMessage({ id: 'prices.north-america' }),
    EU: formatMessage({ id: 'prices.europe' }),
    OC: formatMessage({ id: 'prices.oceania' }),
    AS: formatMessage({ id: 'prices.asia' }),
    SA: formatMessage({ id: 'prices.south-america' }),
    AF: formatMessage({ id: 'prices.africa' }),
    AN: formatMessage({ id: 'prices.antarctica' }),
  };
}
