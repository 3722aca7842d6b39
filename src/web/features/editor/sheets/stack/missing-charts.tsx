// Shown in place of charts whose numbers are disabled: says so, and enables them in place.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { switchModule } from '../../document/modules/module-edits.ts';
import panel from '../../grid/empty-panel.module.css';
import { forgetLeaving } from '../../session/sheets/leaving-sheets.ts';
import classes from './sheet-stack.module.css';

export function MissingCharts() {
  const open = useTemplateDocument();
  const data = useCalculated(({ result }) => result?.sheets.find(({ id }) => id === 'chartsdata'));
  if (!data || data.isOn) return null;
  const { moduleId, title } = data;
  const include = () => {
    open.edit(switchModule(moduleId, title, true));
    forgetLeaving(open, moduleId);
    void open.saver.save();
  };
  return (
    <div className={classes.empty}>
      <section className={panel.panel}>
        <p className={panel.title}>
          <FormattedMessage id="charts.no-data" />
        </p>
        <p className={panel.why}>
          <FormattedMessage id="charts.no-data-why" values={{ sheet: title }} />
        </p>
        <div className={panel.actions}>
          <Button onClick={include}>
            <FormattedMessage id="sheets.switch" values={{ sheet: title }} />
          </Button>
        </div>
      </section>
    </div>
  );
}
