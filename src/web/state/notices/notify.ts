// Shows a short notice that can be put away, its button named in the visitor's language.
import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What covers the page stays little. */
export const mostNotices = 2;

/** Gives the id by which the notice can be put away. */
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

/** News does not wait behind what would soon go by itself. */
function makeRoomFor({ id }: NotificationData): void {
  const { notifications: shown } = notificationsStore.getState();
  if (shown.length < mostNotices || shown.some((notice) => notice.id === id)) return;
  const passing = shown.find(({ autoClose }) => autoClose !== false);
  if (passing?.id !== undefined) notifications.hide(passing.id);
}
