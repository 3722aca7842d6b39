// A dashboard before there are numbers: what it will show, and the way to the first of them.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import panel from '../../grid/empty-panel.module.css';
import { pickResourceIn, showView } from '../../session/state/editor-state.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';
import classes from './dashboard-view.module.css';

export function EmptyDashboard() {
  const open = useTemplateDocument();
  const firstId = useTemplateFact((template) => sectionResources(template, salesSection)[0]?.id ?? null);
  const start = () => {
    if (firstId === null) return openEditorDialog(open, { name: 'add-resource', sectionId: salesSection });
    pickResourceIn(open, salesSection, firstId);
    showView(open, 'items');
  };
  return (
    <div className={classes.empty}>
      <section className={panel.panel}>
        <p className={panel.title}>
          <FormattedMessage id="dashboard.empty" />
        </p>
        <p className={panel.why}>
          <FormattedMessage id="dashboard.empty-why" />
        </p>
        <div className={panel.actions}>
          <Button leftSection={<IconPlus size={15} />} onClick={start}>
            <FormattedMessage id="dashboard.empty-start" />
          </Button>
        </div>
      </section>
    </div>
  );
}
