// Actions on a resource in the table: clone it, delete it, move it to another kind of cost.
import { Button, type ButtonProps } from '@mantine/core';
import { IconArrowRight, IconCopy, IconTrash } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { cloneResource } from '../../document/resources/new-resource.ts';
import { deleteResource } from '../../document/resources/resource-edits.ts';
import {
  type Destination,
  destinationOf,
  isMoveRefused,
  moveResource,
} from '../../document/resources/resource-order.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { readersOf } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';
import classes from './resource-table.module.css';

const iconSize = 15;

/** Each action is announced. */
function useActions(resource: ResourceView) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const notify = useNotify();
  const askReaders = useAskReaders();
  const item = { item: resource.name };
  const make = (change: DocumentChange, message: string) => {
    edit(change);
    notify({ message });
  };
  /** The focus moves to the neighbor of the deleted resource. */
  const leave = (button: HTMLElement, change: DocumentChange, message: string) => {
    const block = button.closest('li');
    const neighbour = block?.nextElementSibling ?? block?.previousElementSibling;
    make(change, message);
    neighbour?.querySelector<HTMLElement>('[data-opens]')?.focus();
  };
  return {
    clone: () => make(cloneResource(template, resource), formatMessage({ id: 'table.cloned' }, item)),
    remove: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      askReaders(readersOf(template, [resource.id]), { kind: 'delete', of: resource.name }, () =>
        leave(currentTarget, deleteResource(resource), formatMessage({ id: 'items.deleted' }, item)),
      ),
    move:
      (to: Destination) =>
      ({ currentTarget }: MouseEvent<HTMLElement>) => {
        const isRefused = isMoveRefused(template, resource, to);
        if (isRefused) notify({ color: 'red', message: formatMessage({ id: 'table.move-cycle' }, item) });
        else leave(currentTarget, moveResource(resource, to), formatMessage({ id: 'table.moved' }, item));
      },
  };
}

export function BlockToolbar({ resource }: { readonly resource: ResourceView }) {
  const { formatMessage } = useIntl();
  const { clone, remove, move } = useActions(resource);
  const { isDefault } = resource;
  const item = { item: resource.name };
  const destination = destinationOf(resource);
  return (
    <div className={classes.tools}>
      <Tool
        label={formatMessage({ id: 'table.clone' }, item)}
        icon={<IconCopy size={iconSize} />}
        isRefused={isDefault}
        onClick={clone}
      >
        <FormattedMessage id="items.clone" />
      </Tool>
      <Tool
        label={formatMessage({ id: 'items.delete' }, item)}
        icon={<IconTrash size={iconSize} />}
        isRefused={isDefault}
        onClick={remove}
      >
        <FormattedMessage id="table.delete" />
      </Tool>
      {destination && (
        <Tool
          label={
            destination.rel === 'cos'
              ? formatMessage({ id: 'table.move-cos' }, item)
              : formatMessage({ id: 'table.move-sga' }, item)
          }
          icon={<IconArrowRight size={iconSize} />}
          isRefused={false}
          onClick={move(destination)}
        >
          <FormattedMessage id="table.move" />
        </Tool>
      )}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** For resources that every template has. */
  readonly isRefused: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

const look: ButtonProps = { variant: 'subtle', color: 'gray', size: 'compact-sm' };

function Tool({ label, icon, isRefused, onClick, children }: ToolProps) {
  const { formatMessage } = useIntl();
  const title = isRefused ? formatMessage({ id: 'table.default' }) : label;
  return (
    <Button
      {...look}
      classNames={{
        root: classes.tool ?? '',
        label: classes.toolWord ?? '',
        section: classes.toolIcon ?? '',
      }}
      leftSection={icon}
      aria-label={label}
      title={title}
      disabled={isRefused}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
