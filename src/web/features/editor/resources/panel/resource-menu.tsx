// Less common actions on a resource: edit it in a dialog, clone it, or move it.

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';
import { useOpenSection } from '../../session/state/open-section.ts';
import { OrderItems } from '../actions/order-items.tsx';

const iconSize = 16;

/** For the selected resource; typing there does not render a closed menu. */
export const ResourceMenu = memo(function ResourceMenu({ name }: { readonly name: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'items.more' }, { item: name });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu {...useMenuOpen()} position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={36} aria-label={label}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ForPickedResource show={(resource) => <EditInDialog resource={resource} button={button} />} />
        <ForPickedResource show={(resource) => <OrderItems resource={resource} />} />
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
