// Names who reads the rows that are about to go, and lets them go only if that is wanted.
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
  'switch-off': { id: 'readers.off-title' },
});

const answers: Readonly<Record<ReadRowsChange['kind'], MessageDescriptor>> = defineMessages({
  delete: { id: 'readers.delete-yes' },
  clear: { id: 'readers.clear-yes' },
  'change-formula': { id: 'readers.formula-yes' },
  'switch-off': { id: 'readers.off-yes' },
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
        <WhatBecomes kind={kind} readers={readers} />
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

interface WhatBecomesProps extends Pick<ReadRowsQuestion, 'readers'> {
  readonly kind: ReadRowsChange['kind'];
}

/** What is off reads as 0; what is gone stops the model, unless it can do without. */
function WhatBecomes({ kind, readers }: WhatBecomesProps) {
  const values = { count: readers.length };
  if (kind === 'switch-off') return <FormattedMessage id="readers.off" values={values} />;
  return readers.some(({ isNeeded }) => isNeeded) ? (
    <FormattedMessage id="readers.needed" values={values} />
  ) : (
    <FormattedMessage id="readers.not-needed" values={values} />
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
