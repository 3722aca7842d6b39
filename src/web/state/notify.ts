// Shows a short notice that can be put away, its button named in the visitor's language.
import { type NotificationData, notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export function useNotify(): (notice: NotificationData) => void {
  const { formatMessage } = useIntl();
  return useCallback(
    (notice) => {
      notifications.show({
        ...notice,
        closeButtonProps: { 'aria-label': formatMessage({ id: 'app.close' }) },
      });
    },
    [formatMessage],
  );
}
