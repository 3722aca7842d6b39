// Makes a seasonal pattern, or changes one: its name and the weight of each month.
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Template } from '#template/template.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkName } from '../../document/checks/field-checks.ts';
import { isNameTaken } from '../../document/checks/name-taken.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { seasonalPatterns } from '../../document/drivers/seasonal-patterns.ts';
import { addPattern, changePattern } from '../../document/edits/pattern-edits.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { dataOf } from '../../fields/numbers/period-cells.ts';
import { MonthWeights } from './month-weights.tsx';
import classes from './pattern-dialog.module.css';
import { isWeight, monthCells } from './weight-cells.ts';

interface PatternDialogProps {
  /** Null for a new one. */
  readonly patternId: string | null;
  /** What uses a new pattern, in the same step; called with its id. */
  readonly following?: ((id: string) => DocumentChange) | undefined;
  /** Called with the pattern's id, where nothing uses it in the same step. */
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

const widthPx = 620;

export function PatternDialog(props: PatternDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={
        props.patternId === null ? (
          <FormattedMessage id="season.new" />
        ) : (
          <FormattedMessage id="season.edit" />
        )
      }
      isOpen
      onClose={props.onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <PatternForm {...props} />
    </Dialog>
  );
}

function PatternForm({ patternId, following, onSaved, onClose }: PatternDialogProps) {
  const { formatMessage } = useIntl();
  const { store, edit } = useTemplateDocument();
  const [start] = useState(() =>
    startOf(store.getState().template, patternId, formatMessage({ id: 'season.name' })),
  );
  const [texts, setTexts] = useState(start);
  const nameFault = checkName(texts.name);
  const canSave = nameFault === null && monthCells(texts.weights).every(isWeight);
  useUnsavedInDialog(JSON.stringify(texts) !== JSON.stringify(start));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const taken = { name: texts.name.trim(), weights: dataOf(monthCells(texts.weights)) };
    const added = patternId === null ? addPattern(store.getState().template, taken) : null;
    if (patternId !== null) edit(changePattern(patternId, taken));
    const use = added && following?.(added.id);
    if (added) edit(use ? together(use, added.change) : added.change);
    onClose();
    if (added && !use) onSaved(added.id);
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextInput
        label={formatMessage({ id: 'items.name' })}
        maxLength={200}
        autoComplete="off"
        value={texts.name}
        error={nameFault && formatMessage(nameFault)}
        onChange={({ currentTarget }) => setTexts({ ...texts, name: currentTarget.value })}
      />
      <MonthWeights
        label={formatMessage({ id: 'season.weights' })}
        text={texts.weights}
        isFirst
        onType={(weights) => setTexts({ ...texts, weights })}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" disabled={!canSave}>
          <FormattedMessage id="add.save" />
        </Button>
      </Group>
    </form>
  );
}

/** One step of undo, named after the first. */
const together = (use: DocumentChange, first: DocumentChange): DocumentChange => ({
  label: use.label,
  recipe: (draft) => {
    first.recipe(draft);
    use.recipe(draft);
  },
});

/** A second pattern gets a number. */
function startOf(template: Template, patternId: string | null, usualName: string) {
  const patterns = seasonalPatterns(template);
  const known = patterns.find(({ id }) => id === patternId);
  if (known) return { name: known.name, weights: known.weights.join(';') };
  const names = patterns.map(({ name }) => name);
  let name = usualName;
  for (let number = 2; isNameTaken(names, name); number += 1) name = `${usualName} ${number}`;
  return { name, weights: '1' };
}
