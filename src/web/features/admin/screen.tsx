// The operators' area: says who it is for, and shows operators what will be here.
import { IconLock, IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { NotYet } from '#web/ui/page/not-yet.tsx';

export function AdminScreen() {
  const { settings } = useVisitor();
  return settings.plan === 'admin' ? <OperatorView /> : <NoAccess />;
}

function OperatorView() {
  return (
    <NotYet
      name={<FormattedMessage id="menu.admin" />}
      icon={<IconUsersGroup size={30} />}
      title={<FormattedMessage id="admin.operator-title" />}
      back={<FormattedMessage id="app.back-to-templates" />}
    >
      <FormattedMessage id="admin.operator-text" />
    </NotYet>
  );
}

function NoAccess() {
  return (
    <NotYet
      name={<FormattedMessage id="menu.admin" />}
      icon={<IconLock size={30} />}
      title={<FormattedMessage id="admin.title" />}
      back={<FormattedMessage id="app.back-to-templates" />}
    >
      <FormattedMessage id="admin.text" />
    </NotYet>
  );
}
