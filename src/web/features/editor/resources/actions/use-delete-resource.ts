// Deletes a resource, asking only where others read it; undo restores it.
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { deleteResource, type NamedResource } from '../../document/resources/resource-edits.ts';
import { readersOf } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';

export function useDeleteResource(): (resource: NamedResource) => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { edit, store } = useTemplateDocument();
  const askReaders = useAskReaders();
  return (resource) => {
    const readers = readersOf(store.getState().template, [resource.id]);
    askReaders(readers, { kind: 'delete', of: resource.name }, () => {
      edit(deleteResource(resource));
      notify({ message: formatMessage({ id: 'items.deleted' }, { item: resource.name }) });
    });
  };
}
