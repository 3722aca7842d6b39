// What a run over many users came to: how many it was done to, whom it failed for and why, and how many were left.
import { Alert, Button } from '@mantine/core';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useOperatorError } from '../../parts/use-operator-error.ts';
import { shortName } from '../format/user-names.ts';
import { useUsers, useUsersDesk } from '../state/users-desk.ts';
import type { BulkAct, BulkOutcome as Outcome } from '../state/users-store.ts';
import classes from './bulk.module.css';

const doneTexts: Readonly<Record<BulkAct, MessageDescriptor>> = defineMessages({
  archive: { id: 'users.archived-count' },
  unarchive: { id: 'users.unarchived-count' },
  delete: { id: 'users.deleted-count' },
});

const failedTexts: Readonly<Record<BulkAct, MessageDescriptor>> = defineMessages({
  archive: { id: 'users.error-archive-many' },
  unarchive: { id: 'users.error-unarchive-many' },
  delete: { id: 'users.error-delete-many' },
});

/** As many as are named; the others are counted. */
const mostNamed = 10;

export function BulkOutcome() {
  const { formatMessage } = useIntl();
  const { store } = useUsersDesk();
  const outcome = useUsers((state) => state.outcome);
  if (!outcome) return null;
  const hasFailed = outcome.failed.length > 0;
  return (
    <Alert
      className={classes.outcome ?? ''}
      role={hasFailed ? 'alert' : 'status'}
      color={hasFailed ? 'red' : 'indigo'}
      title={hasFailed ? formatMessage(failedTexts[outcome.act]) : undefined}
      withCloseButton
      closeButtonLabel={formatMessage({ id: 'app.close' })}
      onClose={() => store.setState({ outcome: null })}
    >
      <p className={classes.line}>
        {formatMessage(doneTexts[outcome.act], { count: outcome.doneCount })}{' '}
        {outcome.leftCount > 0 && (
          <FormattedMessage id="users.left-count" values={{ count: outcome.leftCount }} />
        )}
      </p>
      {hasFailed && <Failures outcome={outcome} />}
    </Alert>
  );
}

function Failures({ outcome: { act, failed, retry } }: { readonly outcome: Outcome }) {
  const { formatMessage } = useIntl();
  const textOf = useOperatorError();
  const fallback = formatMessage(failedTexts[act]);
  const more = failed.length - mostNamed;
  return (
    <>
      <ul className={classes.failures}>
        {failed.slice(0, mostNamed).map(({ user, error }) => (
          <li key={user._id}>
            <FormattedMessage
              id="users.failed-one"
              values={{ name: shortName(user), reason: textOf(error, fallback) }}
            />
          </li>
        ))}
        {more > 0 && (
          <li>
            <FormattedMessage id="users.failed-more" values={{ count: more }} />
          </li>
        )}
      </ul>
      <Button size="compact-sm" variant="default" onClick={retry}>
        <FormattedMessage id="admin.try-again" />
      </Button>
    </>
  );
}
