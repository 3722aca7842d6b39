// The handle of a resource in a list: dropped elsewhere, it changes the order of its section in one step.
import { reorderResource } from '../../document/resources/resource-order.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { useInlineEdit } from '../resource-table/inline-edits.ts';
import classes from './reorder-handle.module.css';
import { ReorderHandle } from './reorder-handle.tsx';

export function ItemHandle({ item }: { readonly item: ResourceView }) {
  const { edit, uuid } = useTemplateDocument();
  // What is being edited stays where it is.
  if (useInlineEdit(uuid, item.id)) return <span className={classes.held} />;
  return <ReorderHandle name={item.name} onMove={(to) => edit(reorderResource(item, to))} />;
}
