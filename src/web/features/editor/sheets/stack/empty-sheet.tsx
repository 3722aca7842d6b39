// A sheet whose section is still empty: its purpose, and a button that adds the first resource.
import type { SheetSummary } from '../../calculation/protocol.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { isMissing } from '../../document/modules/module-states.ts';
import { sectionOfSheet } from '../../document/resources/section-rules.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import classes from './sheet-stack.module.css';

export function EmptySheet({ sheet }: { readonly sheet: SheetSummary }) {
  const sectionId = sectionOfSheet(sheet.id);
  const hasFailed = useTemplateFact((template) => isMissing(template, sheet.moduleId));
  const ModuleErrorPanel = useEditorPart('ModuleErrorPanel');
  const EmptySection = useEditorPart('EmptySection');
  if (sectionId === null) return null;
  return (
    <div className={classes.fixed}>
      <div className={classes.empty}>
        {hasFailed ? <ModuleErrorPanel sheet={sheet} /> : <EmptySection sectionId={sectionId} />}
      </div>
    </div>
  );
}
