// A day; the exact moment is in its title.
import { useIntl } from 'react-intl';
import { dayText, exactMomentText } from '#web/ui/dates/dates.tsx';

export function ShortDate({ at }: { readonly at: number }) {
  const intl = useIntl();
  return (
    <time dateTime={new Date(at).toISOString()} title={exactMomentText(intl, at)}>
      {dayText(intl, at)}
    </time>
  );
}
