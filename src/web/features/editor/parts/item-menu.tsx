// Less common things to do with a resource as a whole: edit it on a copy, copy it, or put it elsewhere.
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRightCircle,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconPencil,
} from '@tabler/icons-react';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { cloneResource } from '../document/resources/new-resource.ts';
import { destinationOf, moveResource, reorderResource } from '../document/resources/resource-order.ts';
import type { ResourceView } from '../document/resources/resource-view.ts';
import { rulesOf } from '../document/resources/section-rules.ts';
import { useOpenSection, useTemplate, useTemplateDocument } from '../document-context.ts';
import { pickResource } from '../state.ts';

const ResourceDialog = lazy(async () => ({
  default: (await loadLater(() => import('./resource-dialog/resource-dialog.tsx'))).ResourceDialog,
}));

const iconSize = 16;

/** Of the resource that is picked; what is typed there is nothing to a closed menu. */
export const ItemMenu = memo(function ItemMenu({ name }: { readonly name: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'items.more' }, { item: name });
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={iconSize} />} onClick={() => setEditing(true)}>
            <FormattedMessage id="items.edit-in-dialog" />
          </Menu.Item>
          <OfPicked show={(item) => <CloneAndMove item={item} />} />
          <OfPicked show={(item) => <Order item={item} />} />
        </Menu.Dropdown>
      </Menu>
      {isEditing && (
        <Suspense fallback={null}>
          <OfPicked
            show={(item) => (
              <ResourceDialog sectionId={item.sectionId} edited={item} onClose={() => setEditing(false)} />
            )}
          />
        </Suspense>
      )}
    </>
  );
});

function OfPicked({ show }: { readonly show: (item: ResourceView) => ReactNode }) {
  const { picked } = useOpenSection();
  return picked && show(picked);
}

function CloneAndMove({ item }: { readonly item: ResourceView }) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const destination = destinationOf(item);
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={iconSize} />}
        disabled={item.isDefault}
        title={item.isDefault ? formatMessage({ id: 'table.default' }) : undefined}
        onClick={() => edit(cloneResource(template, item))}
      >
        <FormattedMessage id="items.clone" />
      </Menu.Item>
      {destination && (
        <Menu.Item
          leftSection={<IconArrowRightCircle size={iconSize} />}
          onClick={() => {
            edit(moveResource(item, destination));
            pickResource(destination.sectionId, item.id);
          }}
        >
          {destination.rel === 'cos' ? (
            <FormattedMessage id="items.move-cos" />
          ) : (
            <FormattedMessage id="items.move-sga" />
          )}
        </Menu.Item>
      )}
    </>
  );
}

function Order({ item }: { readonly item: ResourceView }) {
  const { resources } = useOpenSection();
  const { edit } = useTemplateDocument();
  const index = resources.findIndex(({ id }) => id === item.id);
  if (rulesOf(item.sectionId)?.canReorder !== true) return null;
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={iconSize} />}
        disabled={index <= 0}
        onClick={() => edit(reorderResource(item, index - 1))}
      >
        <FormattedMessage id="items.up" />
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={iconSize} />}
        disabled={index >= resources.length - 1}
        onClick={() => edit(reorderResource(item, index + 1))}
      >
        <FormattedMessage id="items.down" />
      </Menu.Item>
    </>
  );
}
