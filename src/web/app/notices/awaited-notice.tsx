// Says why an opened part does not appear yet, and closes once it does.
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { awaitedParts } from '#web/api/load-lazily.ts';
import { useNotify } from '#web/state/notices/notify.ts';

const id = 'awaited-part';
/** Long enough to read, without covering the bottom of a phone screen for long. */
const shownMs = 8000;

export function AwaitedNotice() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const count = useStore(awaitedParts, (parts) => parts.count);
  // Each further part shows it again.
  useEffect(() => {
    if (count === 0) notifications.hide(id);
    else notify({ id, autoClose: shownMs, color: 'yellow', message: formatMessage({ id: 'later.awaited' }) });
  }, [count, formatMessage, notify]);
  return null;
}
