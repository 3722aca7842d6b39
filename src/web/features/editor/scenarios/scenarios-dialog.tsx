// Lists the scenarios of the model, to rename, copy and delete them, and compares their headline figures.
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxScenarios } from '#template/limits.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { addScenario, deleteScenario, hasRoom } from './scenario-edits.ts';
import { ScenarioFigures } from './scenario-figures-table.tsx';
import { ScenarioInputs } from './scenario-inputs-table.tsx';
import { ScenarioRow } from './scenario-row.tsx';
import classes from './scenarios-dialog.module.css';

const widthPx = 760;

export function ScenariosDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="scenario.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <Scenarios />
    </Dialog>
  );
}

function Scenarios() {
  const template = useTemplate();
  const { edit, undo } = useTemplateDocument();
  const { names } = useScenario(template);
  const isFull = !hasRoom(template);
  const [deleted, setDeleted] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (place: number) => {
    edit(deleteScenario(template, place));
    setDeleted(names[place] ?? '');
    addButton.current?.focus();
  };
  const takeBack = () => {
    undo();
    setDeleted(null);
    addButton.current?.focus();
  };
  return (
    <div className={classes.view}>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="scenario.hint" />
      </Text>
      <ul className={classes.list}>
        {[...names.keys()].map((place) => (
          <ScenarioRow
            key={place}
            place={place}
            onDelete={() => remove(place)}
            onChange={() => setDeleted(null)}
          />
        ))}
      </ul>
      <div className={classes.below}>
        <Button
          ref={addButton}
          variant="light"
          leftSection={<IconPlus size={15} />}
          disabled={isFull}
          onClick={() => {
            edit(addScenario(template));
            setDeleted(null);
          }}
        >
          <FormattedMessage id="scenario.add" />
        </Button>
        <span role="status">
          {deleted !== null && <FormattedMessage id="scenario.deleted" values={{ name: deleted }} />}
          {deleted === null && isFull && (
            <FormattedMessage id="scenario.full" values={{ count: maxScenarios }} />
          )}
        </span>
        {deleted !== null && (
          <Button variant="subtle" size="compact-sm" onClick={takeBack}>
            <FormattedMessage id="editor.undo" />
          </Button>
        )}
      </div>
      <ScenarioFigures />
      {names.length > 1 && <ScenarioInputs />}
    </div>
  );
}
