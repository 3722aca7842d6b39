// Stands in the place of charts whose numbers are switched off: says so, and switches them on without leaving.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../../calculation/calculator.ts';
import { switchModule } from '../../document/module-edits.ts';
import { useTemplateDocument } from '../../document-context.ts';
import panel from '../empty-section.module.css';
import { forgetLeaving } from '../module-switch/leaving-sheets.ts';
import classes from './sheet-stack.module.css';

export function MissingCharts() {
  const { edit, saver } = useTemplateDocument();
  const data = useCalculated(({ result }) => result?.sheets.find(({ id }) => id === 'chartsdata'));
  if (!data || data.isOn) return null;
  const { moduleId, title } = data;
  const include = () => {
    edit(switchModule(moduleId, title, true));
    forgetLeaving(moduleId);
    void saver.save();
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
