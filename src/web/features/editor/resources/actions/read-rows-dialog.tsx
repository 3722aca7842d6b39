// Names who reads the rows that are about to be deleted, and deletes them only if that is wanted.
import { Button, Group, Text } from '@mantine/core';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RowReader } from '../../document/resources/row-readers.ts';
import type { ReadRowsChange, ReadRowsQuestion } from '../../session/state/open-dialog.ts';
import classes from './read-rows-dialog.module.css';

const titles: Readonly<Record<ReadRowsChange['kind'], MessageDescriptor>> = defineMessages({
  delete: { id: 'readers.delete-title' },
  clear: { id: 'readers.clear-title' },
  'change-formula': { id: 'readers.formula-title' },
});

const answers: Readonly<Record<ReadRowsChange['kind'], MessageDescriptor>> = defineMessages({
  delete: { id: 'readers.delete-yes' },
  clear: { id: 'readers.clear-yes' },
  'change-formula': { id: 'readers.formula-yes' },
});

/** More names are only counted. */
const mostNames = 8;

export function ReadRowsDialog({
  question: { kind, of },
  readers,
  onConfirm,
  onClose,
}: Omit<ReadRowsQuestion, 'name'> & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(titles[kind], { name: of })}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Text>
        <FormattedMessage id="readers.text" values={{ count: readers.length }} />
      </Text>
      <ReaderNames readers={readers} />
      <Text>
        {readers.some(({ isNeeded }) => isNeeded) ? (
          <FormattedMessage id="readers.needed" values={{ count: readers.length }} />
        ) : (
          <FormattedMessage id="readers.not-needed" values={{ count: readers.length }} />
        )}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button
          color="red"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {formatMessage(answers[kind])}
        </Button>
      </Group>
    </Dialog>
  );
}

function ReaderNames({ readers }: { readonly readers: readonly RowReader[] }) {
  const more = readers.length - mostNames;
  return (
    <ul className={classes.names}>
      {readers.slice(0, more > 1 ? mostNames : readers.length).map(({ id, name, row }) => (
        <li key={`${id} ${name} ${row}`}>{name}</li>
      ))}
      {more > 1 && (
        <li>
          <FormattedMessage id="readers.more" values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}
