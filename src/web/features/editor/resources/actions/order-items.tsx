// The items of a menu that clone a resource, move it to another kind of cost, and reorder it in its section.
import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowRightCircle, IconArrowUp, IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { cloneResource } from '../../document/resources/new-resource.ts';
import {
  destinationOf,
  isMoveRefused,
  moveResource,
  reorderResource,
} from '../../document/resources/resource-order.ts';
import { type ResourceView, sectionResources } from '../../document/resources/resource-view.ts';
import { isOrderFree } from '../../document/resources/section-rules.ts';
import { pickResourceIn } from '../../session/state/editor-state.ts';

const iconSize = 16;

interface OfResource {
  readonly resource: ResourceView;
}

export function OrderItems({ resource }: OfResource) {
  return (
    <>
      <Clone resource={resource} />
      <Move resource={resource} />
      {isOrderFree(resource.sectionId) && <Order resource={resource} />}
    </>
  );
}

function Clone({ resource }: OfResource) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { isDefault } = resource;
  return (
    <Menu.Item
      leftSection={<IconCopy size={iconSize} />}
      disabled={isDefault}
      title={isDefault ? formatMessage({ id: 'table.default' }) : undefined}
      onClick={() => edit(cloneResource(template, resource))}
    >
      <FormattedMessage id="items.clone" />
    </Menu.Item>
  );
}

function Move({ resource }: OfResource) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  const notify = useNotify();
  const destination = destinationOf(resource);
  if (!destination) return null;
  const move = () => {
    if (isMoveRefused(open.store.getState().template, resource, destination)) {
      const message = formatMessage({ id: 'table.move-cycle' }, { item: resource.name });
      notify({ color: 'red', message });
      return;
    }
    open.edit(moveResource(resource, destination));
    pickResourceIn(open, destination.sectionId, resource.id);
  };
  return (
    <Menu.Item leftSection={<IconArrowRightCircle size={iconSize} />} onClick={move}>
      {destination.rel === 'cos' ? (
        <FormattedMessage id="items.move-cos" />
      ) : (
        <FormattedMessage id="items.move-sga" />
      )}
    </Menu.Item>
  );
}

function Order({ resource }: OfResource) {
  const { edit } = useTemplateDocument();
  const resources = sectionResources(useTemplate(), resource.sectionId);
  const index = resources.findIndex(({ id }) => id === resource.id);
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={iconSize} />}
        disabled={index <= 0}
        onClick={() => edit(reorderResource(resource, index - 1))}
      >
        <FormattedMessage id="items.up" />
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={iconSize} />}
        disabled={index >= resources.length - 1}
        onClick={() => edit(reorderResource(resource, index + 1))}
      >
        <FormattedMessage id="items.down" />
      </Menu.Item>
    </>
  );
}
