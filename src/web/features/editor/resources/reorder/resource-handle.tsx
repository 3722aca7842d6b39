// The handle of a resource in a list: dropping it elsewhere reorders its section in one step.
import { memo } from 'react';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { NamedResource } from '../../document/resources/resource-edits.ts';
import { reorderResource } from '../../document/resources/resource-order.ts';
import { useInlineEdit } from '../form/inline-edits.ts';
import classes from './reorder-handle.module.css';
import { ReorderHandle } from './reorder-handle.tsx';

export const ResourceHandle = memo(function ResourceHandle({ id, sectionId, name }: NamedResource) {
  const { edit } = useTemplateDocument();
  // A resource being edited stays where it is.
  if (useInlineEdit(id)) return <span className={classes.held} />;
  return <ReorderHandle name={name} onMove={(to) => edit(reorderResource({ id, sectionId, name }, to))} />;
});
