// The menu of a signed-in user: name, settings, and signing out.
import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings, IconShieldLock, IconStarFilled, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isViewing } from '#web/api/view-as.ts';
import { useSignOut } from '#web/state/visitor/sign-out.ts';
import { useIsOperator, useVisitor } from '#web/state/visitor/visitor.ts';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { initialsOf, nameOf } from './person-name.ts';
import classes from './user-menu.module.css';

export function UserMenu() {
  const { formatMessage } = useIntl();
  const visitor = useVisitor();
  const isOperator = useIsOperator();
  const navigate = useNavigate();
  const { signOut, isPending } = useSignOut();
  const name = nameOf(visitor);
  const initials = initialsOf(visitor);
  const signedInAs = formatMessage({ id: 'nav.signed-in-as' }, { email: visitor.email ?? '' });
  return (
    <Menu
      {...useMenuOpen()}
      position="bottom-end"
      width={260}
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes.target ?? ''}
          aria-label={formatMessage({ id: 'nav.user-menu' }, { name: name || (visitor.email ?? '') })}
        >
          <span className={classes.avatar}>{initials || <IconUser size={19} aria-hidden="true" />}</span>
          {visitor.userEntitled && <IconStarFilled className={classes.star} size={14} aria-hidden="true" />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <span className={classes.name}>{name || signedInAs}</span>
          {name && <span className={classes.email}>{visitor.email}</span>}
          {visitor.userEntitled && (
            <span className={classes.entitled}>
              <IconStarFilled size={12} aria-hidden="true" />
              <FormattedMessage id="nav.entitled" />
            </span>
          )}
        </div>
        <Menu.Divider />
        <Menu.Item
          data-autofocus
          leftSection={<IconSettings size={17} />}
          onClick={() => void navigate({ to: '/settings' })}
        >
          <FormattedMessage id="menu.settings" />
        </Menu.Item>
        {isOperator && (
          <Menu.Item
            leftSection={<IconShieldLock size={17} />}
            onClick={() => void navigate({ to: '/admin' })}
          >
            <FormattedMessage id="menu.admin" />
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={17} />} disabled={isPending || isViewing} onClick={signOut}>
          <FormattedMessage id="nav.sign-out" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
