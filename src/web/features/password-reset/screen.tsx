// Where a password-reset link leads; says plainly that there are no accounts with passwords yet.
import { IconKey } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { NotYet } from '#web/ui/not-yet.tsx';

export function PasswordResetScreen() {
  return (
    <NotYet
      name={<FormattedMessage id="menu.password" />}
      icon={<IconKey size={30} />}
      title={<FormattedMessage id="password.title" />}
      back={<FormattedMessage id="app.back-to-templates" />}
    >
      <FormattedMessage id="password.text" />
    </NotYet>
  );
}
