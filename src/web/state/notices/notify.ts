// Shows a short notice with a close button in the visitor's language.
import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Notices should cover little of the page. */
export const mostNotices = 2;

/** Returns the id with which the notice can be closed. */
export function useNotify(): (notice: NotificationData) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (notice) => {
      makeRoomFor(notice);
      return notifications.show({
        ...notice,
        closeButtonProps: { 'aria-label': formatMessage({ id: 'app.close' }) },
      });
    },
    [formatMessage],
  );
}

/** New notices do not wait behind those that close soon. */
function makeRoomFor({ id }: NotificationData): void {
  const { notifications: shown } = notificationsStore.getState();
  if (shown.length < mostNotices || shown.some((notice) => notice.id === id)) return;
  const passing = shown.find(({ autoClose }) => autoClose !== false);
  if (passing?.id !== undefined) notifications.hide(passing.id);
}
