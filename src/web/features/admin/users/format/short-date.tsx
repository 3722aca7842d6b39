// A day; the exact moment is in its title.
import { useIntl } from 'react-intl';

export function ShortDate({ at }: { readonly at: number }) {
  const { formatDate } = useIntl();
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}
    >
      {formatDate(at, { dateStyle: 'medium' })}
    </time>
  );
}
