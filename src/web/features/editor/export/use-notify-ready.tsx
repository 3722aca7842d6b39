// Says quietly that the workbook is ready, with a link in case the file got lost.
import { Anchor } from '@mantine/core';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';

const shownForMs = 12_000;

export function useNotifyReady(): (address: string) => void {
  const notify = useNotify();
  return useCallback(
    (address) =>
      notify({
        color: 'teal',
        message: (
          <>
            <FormattedMessage id="take.ready" />{' '}
            <Anchor href={address} download="" size="sm">
              <FormattedMessage id="take.again" />
            </Anchor>
          </>
        ),
        autoClose: shownForMs,
      }),
    [notify],
  );
}
