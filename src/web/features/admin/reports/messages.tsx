// Messages of the feedback dialog: read, answered in the mail program, and marked as done.
import { Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { Toolbar } from '../parts/tab-head.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { usePages } from '../parts/use-pages.ts';
import classes from './reports.module.css';

type Message = Reply<'listMessages'>['messages'][number];

async function readMessages(show: string, skip: number, signal: AbortSignal) {
  const { messages, ...more } = await call('listMessages', { query: { show, skip }, signal });
  return { ...more, rows: messages };
}

export function Messages({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const [show, setShow] = useState('open');
  const messages = usePages(show, readMessages, refreshes);
  const marking = useOperatorLoad(async (signal, { id, doneAt }: Message) => {
    await call('markMessage', { params: { id }, body: { isDone: doneAt === null }, signal });
    messages.again();
  });
  const columns = useMessageColumns((message) => void marking.load(message));
  return (
    <>
      <Toolbar>
        <NativeSelect
          label={formatMessage({ id: 'reports.show' })}
          value={show}
          data={[
            { value: 'open', label: formatMessage({ id: 'reports.open' }) },
            { value: 'done', label: formatMessage({ id: 'reports.done' }) },
            { value: 'all', label: formatMessage({ id: 'payments.all' }) },
          ]}
          onChange={({ currentTarget }) => {
            setShow(currentTarget.value);
            messages.show(currentTarget.value);
          }}
        />
      </Toolbar>
      {marking.state === 'failed' && (
        <ErrorBanner
          error={marking.error}
          fallback={formatMessage({ id: 'reports.mark-failed' })}
          onRetry={marking.retry}
        />
      )}
      <PagedTable
        pages={messages}
        label={formatMessage({ id: 'reports.messages' })}
        failed={formatMessage({ id: 'reports.messages-failed' })}
        empty={<FormattedMessage id="reports.no-messages" />}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </>
  );
}

function useMessageColumns(onMark: (message: Message) => void): readonly OperatorColumn<Message>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'at',
        title: formatMessage({ id: 'payments.date' }),
        width: 'tight',
        cell: ({ at }) => <ShownTime at={at} />,
      },
      {
        id: 'from',
        title: formatMessage({ id: 'reports.from' }),
        cell: ({ email, isAnswer }) => (
          <>
            <div>{email ?? <FormattedMessage id="reports.visitor" />}</div>
            {isAnswer && (
              <Badge variant="light" miw="max-content">
                <FormattedMessage id="reports.answer" />
              </Badge>
            )}
          </>
        ),
      },
      {
        id: 'message',
        title: formatMessage({ id: 'reports.message' }),
        width: 'wide',
        cell: ({ message }) => <Text className={classes.words ?? ''}>{message}</Text>,
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: (message) => <MessageActions message={message} onMark={onMark} />,
      },
    ],
    [formatMessage, onMark],
  );
}

interface MessageActionsProps {
  readonly message: Message;
  readonly onMark: (message: Message) => void;
}

function MessageActions({ message, onMark }: MessageActionsProps) {
  const { formatMessage } = useIntl();
  const { email, doneAt } = message;
  const subject = encodeURIComponent(formatMessage({ id: 'reports.subject' }));
  return (
    <Group gap="xs">
      {email !== null && (
        <Button
          component="a"
          size="compact-sm"
          variant="default"
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
        >
          <FormattedMessage id="reports.reply" />
        </Button>
      )}
      <Button size="compact-sm" variant="light" onClick={() => onMark(message)}>
        {doneAt === null ? (
          <FormattedMessage id="reports.mark-done" />
        ) : (
          <FormattedMessage id="reports.mark-open" />
        )}
      </Button>
    </Group>
  );
}
