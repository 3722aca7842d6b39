// A moment as day and time in the operator's own zone; the exact moment is in its tooltip.
import { useIntl } from 'react-intl';
import { exactMomentText } from '#web/ui/dates/dates.tsx';

export function ShownTime({ at }: { readonly at: string | number }) {
  const intl = useIntl();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return <>{at}</>;
  const iso = moment.toISOString();
  return (
    <time dateTime={iso} title={iso}>
      {exactMomentText(intl, moment)}
    </time>
  );
}
