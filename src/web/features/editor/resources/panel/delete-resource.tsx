// Deletes a resource, asking only where others read it; undo restores it.
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useTemplateDocument } from '../../document/document-context.ts';
import { deleteResource, type NamedResource } from '../../document/resources/resource-edits.ts';
import { readersOf } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';

export const DeleteResource = memo(function DeleteResource(resource: NamedResource) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { edit, store } = useTemplateDocument();
  const askReaders = useAskReaders();
  const label = formatMessage({ id: 'items.delete' }, { item: resource.name });
  const remove = () => {
    const readers = readersOf(store.getState().template, [resource.id]);
    askReaders(readers, { kind: 'delete', of: resource.name }, () => {
      edit(deleteResource(resource));
      notify({ message: formatMessage({ id: 'items.deleted' }, { item: resource.name }) });
    });
  };
  return (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={remove}>
        <IconTrash size={18} />
      </ActionIcon>
    </Tip>
  );
});
