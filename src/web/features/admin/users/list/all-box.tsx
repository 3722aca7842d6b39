// The box in the head: chooses all loaded users but the operators, or none.
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import classes from '../format/choice-box.module.css';
import { isOperator } from '../rules/permitted-acts.ts';
import type { AdminUser } from '../state/admin-user.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';

export function AllBox({ users }: { readonly users: readonly AdminUser[] }) {
  const { formatMessage } = useIntl();
  const { store } = useUsersDesk();
  const chosen = useUsers((state) => state.chosen);
  const isBusy = useUsers((state) => state.bulk !== null);
  const box = useRef<HTMLInputElement>(null);
  const choosable = users.filter((user) => !isOperator(user));
  const count = choosable.filter(({ _id }) => chosen.has(_id)).length;
  const isSome = count > 0 && count < choosable.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  const choose = (isChosen: boolean) =>
    store.setState({ chosen: new Set(isChosen ? choosable.map(({ _id }) => _id) : []) });
  return (
    <label className={classes.hit}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        aria-label={formatMessage({ id: 'users.select-all' })}
        disabled={choosable.length === 0 || isBusy}
        checked={count > 0 && count === choosable.length}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </label>
  );
}
