// The button that deletes a resource.
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import type { NamedResource } from '../../document/resources/resource-edits.ts';
import { useDeleteResource } from '../actions/use-delete-resource.ts';

export const DeleteResource = memo(function DeleteResource(resource: NamedResource) {
  const { formatMessage } = useIntl();
  const remove = useDeleteResource();
  const label = formatMessage({ id: 'items.delete' }, { item: resource.name });
  return (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={() => remove(resource)}>
        <IconTrash size={18} />
      </ActionIcon>
    </Tip>
  );
});
