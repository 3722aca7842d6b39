// A quiet line under the work: sign in to keep it, or never be told again.
import { Button, CloseButton } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { create } from 'zustand';
import { openDialog } from '#web/state/dialogs.ts';
import { useNotify } from '#web/state/notify.ts';
import { useSaveSettings } from '#web/state/visitor.ts';
import classes from './login-reminder.module.css';

/** Put away until the page is loaded anew. */
const useIsPutAway = create<{ readonly isPutAway: boolean }>(() => ({ isPutAway: false }));

const putAway = (): void => useIsPutAway.setState({ isPutAway: true });

export function LoginReminder() {
  const { formatMessage } = useIntl();
  const isPutAway = useIsPutAway((state) => state.isPutAway);
  const notify = useNotify();
  const { mutate } = useSaveSettings();
  if (isPutAway) return null;
  const forget = () => {
    putAway();
    mutate(
      { showLoginReminder: false },
      {
        onError: () => {
          notify({ color: 'red', message: formatMessage({ id: 'settings.saving-failed' }) });
          useIsPutAway.setState({ isPutAway: false });
        },
      },
    );
  };
  return (
    <aside className={classes.strip} aria-label={formatMessage({ id: 'nav.sign-in' })}>
      <IconUserCircle size={20} aria-hidden="true" />
      <p className={classes.words}>
        <FormattedMessage id="login-reminder.text" />
      </p>
      <div className={classes.ways}>
        <Button size="compact-sm" onClick={() => openDialog({ name: 'sign-in', mode: 'sign-up' })}>
          <FormattedMessage id="settings.sign-up" />
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={forget}>
          <FormattedMessage id="login-reminder.never" />
        </Button>
      </div>
      <CloseButton aria-label={formatMessage({ id: 'app.close' })} onClick={putAway} />
    </aside>
  );
}
