// A sheet whose section holds nothing yet: what it is for, and the way to its first resource.
import { useState } from 'react';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { EmptySection } from '../empty-section.tsx';
import { ResourceDialog } from '../resource-dialog/resource-dialog.tsx';
import classes from './sheet-stack.module.css';

export function EmptySheet({ sheetId }: { readonly sheetId: string }) {
  const sectionId = sectionOfSheet(sheetId);
  const [isAdding, setAdding] = useState(false);
  if (sectionId === null) return null;
  return (
    <div className={classes.fixed}>
      <div className={classes.empty}>
        <EmptySection sectionId={sectionId} onAdd={() => setAdding(true)} />
      </div>
      {isAdding && <ResourceDialog sectionId={sectionId} onClose={() => setAdding(false)} />}
    </div>
  );
}
