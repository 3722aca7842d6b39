// Opens the product as a user sees it, in a window of its own; possible where the users are those of the server itself.
import { useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useIsOwnEnvironment } from '../../parts/environment.ts';
import { shortName } from '../format/user-names.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import { ActButton } from './act-button.tsx';

export function ViewButton({ user }: { readonly user: AdminUser }) {
  const { formatMessage } = useIntl();
  const { single } = useUsersDesk();
  const { language } = useVisitor().settings;
  const isOwn = useIsOwnEnvironment();
  const running = useUsers(({ acts }) => acts.get(user._id));
  return (
    <ActButton
      label={formatMessage({ id: 'users.view-as' })}
      whom={shortName(user)}
      title={
        isOwn
          ? formatMessage({ id: 'users.view-as-title' })
          : formatMessage({ id: 'admin.error-own-environment-only' })
      }
      isDisabled={!isOwn || running !== undefined}
      isRunning={running === 'view'}
      onPress={() => single.viewAs(user, language)}
    />
  );
}
