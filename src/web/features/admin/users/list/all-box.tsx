// The box in the head: chooses all loaded users but the operators, or none.
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import box from '../format/choice-box.module.css';
import { isOperator } from '../rules/permitted-acts.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import classes from './users-table.module.css';

export function AllBox({ users }: { readonly users: readonly AdminUser[] }) {
  const { store } = useUsersDesk();
  const chosen = useUsers((state) => state.chosen);
  const isBusy = useUsers((state) => state.bulk !== null);
  const input = useRef<HTMLInputElement>(null);
  const choosable = users.filter((user) => !isOperator(user));
  const count = choosable.filter(({ _id }) => chosen.has(_id)).length;
  const isSome = count > 0 && count < choosable.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  const choose = (isChosen: boolean) =>
    store.setState({ chosen: new Set(isChosen ? choosable.map(({ _id }) => _id) : []) });
  return (
    <label className={classes.all}>
      <span className={box.hit}>
        <input
          ref={input}
          type="checkbox"
          className={box.box}
          disabled={choosable.length === 0 || isBusy}
          checked={count > 0 && count === choosable.length}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      </span>
      <span className={classes.allLabel}>
        <FormattedMessage id="users.select-all" />
      </span>
    </label>
  );
}
