// A dashboard before there are numbers: what it will show, and the way to the first of them.
import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { type ResourceView, resourcesOf } from '../../document/resources/resource-view.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import { inputRow } from '../../fields/field-goal.ts';
import { goToInput } from '../../fields/go-to-input.ts';
import panel from '../../grid/empty-panel.module.css';
import { pickResourceIn, showView } from '../../session/state/editor-state.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import classes from './dashboard-view.module.css';

interface MissingInput {
  readonly name: string;
  readonly rowId: string;
}

const isMissing = (text: string): boolean => !/[1-9]/.test(text);

/** What is typed for it, and has no number but 0. */
const missingInputs = ({ id, flows }: ResourceView): readonly MissingInput[] =>
  flows.flatMap((flow) =>
    flow.inputs.flatMap(({ name, variableId, data, baseData, isReference }) =>
      !isReference && isMissing(data || (baseData ?? ''))
        ? [{ name, rowId: inputRow(id, flow.id, variableId) }]
        : [],
    ),
  );

export function EmptyDashboard() {
  const template = useTemplate();
  const { index } = useScenario(template);
  const items = resourcesOf(template, salesSection, index);
  const item = items.find((one) => missingInputs(one).length > 0) ?? items[0];
  return (
    <div className={classes.empty}>
      <section className={panel.panel}>
        <p className={panel.title}>
          <FormattedMessage id="dashboard.empty" />
        </p>
        {item ? <UnfinishedItem item={item} /> : <FirstItem />}
      </section>
    </div>
  );
}

function FirstItem() {
  const open = useTemplateDocument();
  const start = () => openEditorDialog(open, { name: 'add-resource', sectionId: salesSection });
  return (
    <>
      <p className={panel.why}>
        <FormattedMessage id="dashboard.empty-why" />
      </p>
      <div className={panel.actions}>
        <Button leftSection={<IconPlus size={15} />} onClick={start}>
          <FormattedMessage id="dashboard.empty-start" />
        </Button>
      </div>
    </>
  );
}

function UnfinishedItem({ item }: { readonly item: ResourceView }) {
  const open = useTemplateDocument();
  const { formatList } = useIntl();
  const missing = missingInputs(item);
  const [first] = missing;
  const start = () => {
    if (first) return goToInput(open, { rowId: first.rowId, resourceId: item.id });
    pickResourceIn(open, salesSection, item.id);
    showView(open, 'items');
  };
  const inputs = formatList(
    missing.map(({ name }) => name),
    { type: 'conjunction' },
  );
  return (
    <>
      <p className={panel.why}>
        <FormattedMessage
          id="dashboard.empty-item"
          values={{ item: item.name, inputs, count: missing.length }}
        />
      </p>
      <div className={panel.actions}>
        <Button leftSection={<IconPencil size={15} />} onClick={start}>
          <FormattedMessage id="dashboard.empty-fill" />
        </Button>
      </div>
    </>
  );
}
