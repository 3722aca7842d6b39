// One scenario: whether it is active, its name, and buttons to copy and delete it.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { useTemplateText } from '../fields/refused-fields.ts';
import { pickScenario } from '../session/state/editor-state.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { checkScenarioName } from './check-scenario-name.ts';
import { longestScenarioName } from './free-names.ts';
import { copyScenario, hasRoom, renameScenario } from './scenario-edits.ts';
import classes from './scenarios-dialog.module.css';

interface ScenarioRowProps {
  readonly place: number;
  readonly onDelete: () => void;
  readonly onChange: () => void;
}

export function ScenarioRow({ place, onDelete, onChange }: ScenarioRowProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit, seal } = open;
  const { names, index } = useScenario(template);
  const name = names[place] ?? '';
  const field = useTemplateText({
    value: name,
    check: checkScenarioName(names, place),
    onValid: (text) => {
      edit(renameScenario(template, place, text.trim()));
      onChange();
    },
  });
  useUnsavedInDialog(field.fault !== null);
  const copy = () => {
    edit(copyScenario(template, place));
    onChange();
  };
  return (
    <li className={classes.row}>
      <input
        type="radio"
        name="scenario"
        aria-label={formatMessage({ id: 'scenario.pick' }, { name })}
        checked={place === index}
        {...(place === index && { 'data-autofocus': true })}
        onChange={() => pickScenario(open, place)}
      />
      <TextInput
        className={classes.name ?? ''}
        aria-label={formatMessage({ id: 'scenario.name' }, { number: place + 1 })}
        autoComplete="off"
        maxLength={longestScenarioName}
        value={field.text}
        error={field.fault && formatMessage(field.fault)}
        onChange={(event) => field.type(event.currentTarget.value)}
        onBlur={seal}
      />
      {hasRoom(template) && (
        <RowButton label={formatMessage({ id: 'scenario.copy' }, { name })} onClick={copy}>
          <IconCopy size={18} />
        </RowButton>
      )}
      {names.length > 1 && (
        <RowButton label={formatMessage({ id: 'scenario.delete' }, { name })} onClick={onDelete}>
          <IconTrash size={18} />
        </RowButton>
      )}
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tip>
  );
}
