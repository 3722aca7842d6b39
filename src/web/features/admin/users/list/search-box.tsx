// Finds one user by id or email; the list is then that user alone.
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import classes from './list-tools.module.css';

/** As long as the server takes. */
const longestQuery = 300;

export function SearchBox() {
  const { formatMessage } = useIntl();
  const { list } = useUsersDesk();
  const task = useUsers((state) => state.task);
  const [text, setText] = useState('');
  const query = text.trim();
  const isPossible = query !== '' && task === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible) list.search(query);
  };
  return (
    <search className={classes.around}>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          className={classes.query ?? ''}
          type="search"
          aria-label={formatMessage({ id: 'users.search-label' })}
          placeholder={formatMessage({ id: 'users.search-label' })}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!isPossible}>
          {task === 'search' ? (
            <FormattedMessage id="users.searching" />
          ) : (
            <FormattedMessage id="users.search" />
          )}
        </Button>
      </form>
    </search>
  );
}
