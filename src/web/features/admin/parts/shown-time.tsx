// A moment as day and time in the operator's own zone; the exact moment is in its tooltip.
import { useIntl } from 'react-intl';

export function ShownTime({ at }: { readonly at: string | number }) {
  const { formatDate } = useIntl();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return <>{at}</>;
  const iso = moment.toISOString();
  return (
    <time dateTime={iso} title={iso}>
      {formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  );
}
