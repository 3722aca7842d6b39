// The operators' area; says what will be here and shows nothing that is not real.
import { IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { NotYet } from '#web/ui/not-yet.tsx';

export function AdminScreen() {
  return (
    <NotYet
      name={<FormattedMessage id="menu.admin" />}
      icon={<IconUsersGroup size={30} />}
      title={<FormattedMessage id="admin.title" />}
      back={<FormattedMessage id="app.back-to-templates" />}
    >
      <FormattedMessage id="admin.text" />
    </NotYet>
  );
}
