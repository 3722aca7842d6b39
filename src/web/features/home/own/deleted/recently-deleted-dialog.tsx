// Templates deleted in the last thirty days, each with a restore button.
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { dayText } from '#web/ui/dates/dates.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type DeletedTemplate, deletedQuery } from '../templates/deleted-query.ts';
import { usePendingChanges } from '../templates/pending-changes.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import { EmptyDeleted } from './empty-deleted.tsx';
import classes from './recently-deleted.module.css';
import { useRestoreTemplates } from './use-restore-templates.ts';

const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

export function RecentlyDeletedDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="home.deleted-title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text size="sm" c="dimmed">
        <FormattedMessage id="home.deleted-text" values={{ days: keptDays }} />
      </Text>
      <DeletedList />
    </Dialog>
  );
}

function DeletedList() {
  const { data, isError, refetch } = useQuery(deletedQuery);
  const restoring = usePendingChanges((changes) => changes.restoring);
  if (isError) return <DeletedNotLoaded onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={64} mt="md" radius="md" />;
  const pending = new Set(restoring.map(({ uuid }) => uuid));
  const left = data.filter(({ uuid }) => !pending.has(uuid));
  if (left.length === 0) {
    return (
      <Text mt="md" role="status">
        <FormattedMessage id="home.deleted-none" />
      </Text>
    );
  }
  return (
    <LockedInView>
      <ul className={classes.list}>
        {left.map((template) => (
          <DeletedItem key={template.uuid} template={template} />
        ))}
      </ul>
      <EmptyDeleted templates={left} />
    </LockedInView>
  );
}

function DeletedNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Text mt="md" role="alert">
        <FormattedMessage id="home.deleted-failed" />
      </Text>
      <Button mt="sm" variant="default" onClick={onRetry}>
        <FormattedMessage id="home.retry" />
      </Button>
    </>
  );
}

function DeletedItem({ template }: { readonly template: DeletedTemplate }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const restore = useRestoreTemplates();
  const name = useTemplateName()(template);
  const days = Math.max(0, Math.ceil(keptDays - (Date.now() - template.deletedAt) / dayMs));
  const date = dayText(intl, template.deletedAt);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <div className={classes.name} title={name}>
          {name}
        </div>
        <div className={classes.when}>
          <FormattedMessage id="home.deleted-when" values={{ date, days }} />
        </div>
      </div>
      <Button
        variant="light"
        size="compact-md"
        aria-label={formatMessage({ id: 'home.restore-named' }, { name })}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget);
          void restore([template]);
        }}
      >
        <FormattedMessage id="home.restore" />
      </Button>
    </li>
  );
}

/** The button is removed with its template: the focus moves to a neighbor, or to the close button. */
function focusNext(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling ?? button.closest('section');
  neighbour?.querySelector('button')?.focus();
}
