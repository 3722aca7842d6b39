// When a template was last changed: short, with a clock of 24 hours.
import { useIntl } from 'react-intl';

interface ChangedAtProps {
  readonly timestamp: number;
  readonly className: string | undefined;
}

export function ChangedAt({ timestamp, className }: ChangedAtProps) {
  const { formatDate } = useIntl();
  return (
    <time className={className} dateTime={new Date(timestamp).toISOString()}>
      {formatDate(timestamp, { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })}
    </time>
  );
}
