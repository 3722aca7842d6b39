// Loads the users, from the number that is to be skipped on.
import { Button, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readSkip } from '../state/user-list.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import classes from './list-tools.module.css';

export function LoadControls() {
  const { list } = useUsersDesk();
  const task = useUsers((state) => state.task);
  const [skip, setSkip] = useState('0');
  const load = () => {
    const count = readSkip(skip);
    setSkip(String(count));
    list.load(count);
  };
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault();
        load();
      }}
    >
      <Button type="submit" loading={task === 'load'} disabled={task !== null}>
        <FormattedMessage id="users.load" />
      </Button>
      <div className={classes.skip}>
        <TextInput
          type="number"
          min={0}
          step={1}
          label={<FormattedMessage id="users.skip" />}
          value={skip}
          onChange={(event) => setSkip(event.currentTarget.value)}
          onBlur={() => setSkip(String(readSkip(skip)))}
        />
      </div>
    </form>
  );
}

/** What was asked for last, again. */
export function RefreshButton() {
  const { list } = useUsersDesk();
  const task = useUsers((state) => state.task);
  const isAsked = useUsers((state) => state.list !== null || state.failure !== null);
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden="true" />}
      disabled={!isAsked || task !== null}
      onClick={() => list.refresh()}
    >
      <FormattedMessage id="users.refresh" />
    </Button>
  );
}
