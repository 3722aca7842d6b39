// Less common actions on a resource: edit it in a dialog, clone it, or move it.

import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRightCircle,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconPencil,
} from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { cloneResource } from '../../document/resources/new-resource.ts';
import { destinationOf, moveResource, reorderResource } from '../../document/resources/resource-order.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { isOrderFree } from '../../document/resources/section-rules.ts';
import { pickResourceIn } from '../../session/state/editor-state.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';
import { useOpenSection } from '../../session/state/open-section.ts';

const iconSize = 16;

/** For the selected resource; typing there does not render a closed menu. */
export const ResourceMenu = memo(function ResourceMenu({ name }: { readonly name: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'items.more' }, { item: name });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={36} aria-label={label}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ForPickedResource show={(resource) => <EditInDialog resource={resource} button={button} />} />
        <ForPickedResource show={(resource) => <CloneAndMove resource={resource} />} />
        <ForPickedResource show={(resource) => <Order resource={resource} />} />
      </Menu.Dropdown>
    </Menu>
  );
});

function ForPickedResource({ show }: { readonly show: (resource: ResourceView) => ReactNode }) {
  const { picked } = useOpenSection();
  return picked && show(picked);
}

interface EditInDialogProps {
  readonly resource: ResourceView;
  /** Gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

function EditInDialog({ resource, button }: EditInDialogProps) {
  const open = useTemplateDocument();
  const edit = () => openEditorDialog(open, { name: 'edit-resource', resource }, button.current);
  return (
    <Menu.Item leftSection={<IconPencil size={iconSize} />} onClick={edit}>
      <FormattedMessage id="items.edit-in-dialog" />
    </Menu.Item>
  );
}

function CloneAndMove({ resource }: { readonly resource: ResourceView }) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = open;
  const destination = destinationOf(resource);
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={iconSize} />}
        disabled={resource.isDefault}
        title={resource.isDefault ? formatMessage({ id: 'table.default' }) : undefined}
        onClick={() => edit(cloneResource(template, resource))}
      >
        <FormattedMessage id="items.clone" />
      </Menu.Item>
      {destination && (
        <Menu.Item
          leftSection={<IconArrowRightCircle size={iconSize} />}
          onClick={() => {
            edit(moveResource(resource, destination));
            pickResourceIn(open, destination.sectionId, resource.id);
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

function Order({ resource }: { readonly resource: ResourceView }) {
  const { resources } = useOpenSection();
  const { edit } = useTemplateDocument();
  const index = resources.findIndex(({ id }) => id === resource.id);
  if (!isOrderFree(resource.sectionId)) return null;
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
