// A sheet whose section holds nothing yet: what it is for, and the way to its first resource.
import { useState } from 'react';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { isMissing } from '../../document/generation/module-states.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { useTemplateFact } from '../../document-context.ts';
import { EmptySection } from '../empty-section.tsx';
import { ModuleErrorPanel } from '../generation/module-error-panel.tsx';
import { ResourceDialog } from '../resource-dialog/resource-dialog.tsx';
import classes from './sheet-stack.module.css';

export function EmptySheet({ sheet }: { readonly sheet: SheetSummary }) {
  const sectionId = sectionOfSheet(sheet.id);
  const hasFailed = useTemplateFact((template) => isMissing(template, sheet.moduleId));
  const [isAdding, setAdding] = useState(false);
  if (sectionId === null) return null;
  return (
    <div className={classes.fixed}>
      <div className={classes.empty}>
        {hasFailed ? (
          <ModuleErrorPanel sheet={sheet} />
        ) : (
          <EmptySection sectionId={sectionId} onAdd={() => setAdding(true)} />
        )}
      </div>
      {isAdding && <ResourceDialog sectionId={sectionId} onClose={() => setAdding(false)} />}
    </div>
  );
}
