// The handle of a resource in a list: dropped elsewhere, it changes the order of its section in one step.
import { memo } from 'react';
import type { NamedResource } from '../../document/resources/resource-edits.ts';
import { reorderResource } from '../../document/resources/resource-order.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { useInlineEdit } from '../resource-table/inline-edits.ts';
import classes from './reorder-handle.module.css';
import { ReorderHandle } from './reorder-handle.tsx';

export const ItemHandle = memo(function ItemHandle({ id, sectionId, name }: NamedResource) {
  const { edit, uuid } = useTemplateDocument();
  // What is being edited stays where it is.
  if (useInlineEdit(uuid, id)) return <span className={classes.held} />;
  return <ReorderHandle name={name} onMove={(to) => edit(reorderResource({ id, sectionId, name }, to))} />;
});
