// A discreet line below the work: sign in to keep it, or dismiss the reminder for good.
import { Button, CloseButton } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useSaveSettings } from '#web/state/visitor/visitor.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { pageStore } from '../../document/document-store.ts';
import classes from './login-reminder.module.css';

/** Dismissed until the page is reloaded. */
const reminder = pageStore<{ readonly isPutAway: boolean }>(() => ({ isPutAway: false }));

export function LoginReminder() {
  const { formatMessage } = useIntl();
  const isPutAway = reminder.use((state) => state.isPutAway);
  const { setState } = reminder.of(useTemplateDocument());
  const putAway = () => setState({ isPutAway: true });
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
          setState({ isPutAway: false });
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
