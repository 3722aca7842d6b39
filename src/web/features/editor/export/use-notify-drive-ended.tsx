// Says that Google takes no more files into one's own drive, with the way to the settings, where it is connected again.
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';

const noticeId = 'drive-ended';

export function useNotifyDriveEnded(): () => void {
  const notify = useNotify();
  return useCallback(() => {
    notify({
      id: noticeId,
      color: 'red',
      autoClose: false,
      title: <FormattedMessage id="take.spreadsheet-failed" />,
      message: (
        <>
          <FormattedMessage id="take.drive-ended" />{' '}
          <Anchor href="#/settings" size="sm" underline="always" onClick={() => notifications.hide(noticeId)}>
            <FormattedMessage id="take.to-settings" />
          </Anchor>
        </>
      ),
    });
  }, [notify]);
}
