// The menu at a resource's name in a sheet: edit it in the panel, clone, move, reorder or delete it.
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MenuAtCell } from '#web/ui/data-grid/menu-at-cell.tsx';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { allResources } from '../../document/resources/resource-view.ts';
import type { ItemMenuProps } from '../../session/state/editor-parts.ts';
import { pickResourceIn, showView } from '../../session/state/editor-state.ts';
import { OrderItems } from './order-items.tsx';
import { useDeleteResource } from './use-delete-resource.ts';

const iconSize = 16;

export function ItemMenu({ resourceId, box, onClose }: ItemMenuProps) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  const resource = allResources(useTemplate()).find(({ id }) => id === resourceId);
  const remove = useDeleteResource();
  if (!resource) return null;
  const { isDefault, name, sectionId } = resource;
  const edit = () => {
    pickResourceIn(open, sectionId, resourceId);
    showView(open, 'items');
  };
  return (
    <MenuAtCell box={box} label={formatMessage({ id: 'items.menu' }, { item: name })} onClose={onClose}>
      <Menu.Item leftSection={<IconPencil size={iconSize} />} onClick={edit}>
        <FormattedMessage id="items.edit" values={{ item: name }} />
      </Menu.Item>
      <OrderItems resource={resource} />
      <Menu.Item
        leftSection={<IconTrash size={iconSize} />}
        disabled={isDefault}
        title={isDefault ? formatMessage({ id: 'table.default' }) : undefined}
        onClick={() => remove(resource)}
      >
        <FormattedMessage id="table.delete" />
      </Menu.Item>
    </MenuAtCell>
  );
}
