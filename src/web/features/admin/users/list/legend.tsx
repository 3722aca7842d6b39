// What the marked rows are: suspicious users, and those suggested as inactive; how many, and a way to choose them.
import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { isSuspicious, suggestedInactive } from '../rules/quiet-users.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import classes from './legend.module.css';

export function Legend({ users }: { readonly users: readonly AdminUser[] }) {
  const suspicious = useMemo(() => {
    const now = Date.now();
    return users.filter((user) => isSuspicious(user, now)).map(({ _id }) => _id);
  }, [users]);
  const inactive = useMemo(() => suggestedInactive(users, Date.now()), [users]);
  return (
    <div className={classes.legend}>
      <Entry ids={suspicious} isMarked label={<FormattedMessage id="users.select-suspicious" />}>
        <FormattedMessage id="users.legend-suspicious" values={{ strong }} />
      </Entry>
      <Entry ids={inactive} label={<FormattedMessage id="users.select-inactive" />}>
        <FormattedMessage id="users.legend-inactive" values={{ strong }} />
      </Entry>
    </div>
  );
}

const strong = (text: ReactNode) => <strong>{text}</strong>;

interface EntryProps {
  readonly ids: readonly string[];
  readonly isMarked?: boolean;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Entry({ ids, isMarked, label, children }: EntryProps) {
  const { store } = useUsersDesk();
  const chosen = useUsers((state) => state.chosen);
  const isBusy = useUsers((state) => state.bulk !== null);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <div className={classes.entry}>
      <span className={classes.swatch} data-marked={isMarked || undefined} aria-hidden="true" />
      <p className={classes.text}>{children}</p>
      <span className={classes.counts}>
        <FormattedMessage id="users.legend-counts" values={{ found: ids.length, selected: count }} />
      </span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={ids.length === 0 || isBusy}
        onClick={() => store.setState({ chosen: new Set(ids) })}
      >
        {label}
      </Button>
    </div>
  );
}
