// One field that finds every template, sheet, resource and action, and the list of results.
import { CloseButton, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { Modal } from '#web/ui/modal/modal.tsx';
import { afterKey } from '#web/ui/picked-list/after-key.ts';
import type { PaletteCommand } from './command.ts';
import classes from './command-palette.module.css';
import { findCommands } from './find-commands.ts';
import { ResultList } from './result-list.tsx';
import { useCommands } from './use-commands.ts';

const linesOfPage = 8;

interface CommandPaletteProps {
  readonly onClose: () => void;
}

export function CommandPalette({ onClose }: CommandPaletteProps) {
  const titleId = useId();
  return (
    <Modal
      labelledBy={titleId}
      shape="high"
      widthPx={600}
      className={classes.content}
      returnsFocus={false}
      onLeave={onClose}
      onPressBeside={onClose}
    >
      <VisuallyHidden component="h2" id={titleId}>
        <FormattedMessage id="palette.title" />
      </VisuallyHidden>
      <PaletteSearch onClose={onClose} />
    </Modal>
  );
}

function PaletteSearch({ onClose }: CommandPaletteProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const { query, groups, picked, type, keys, run, pick } = usePaletteSearch(onClose);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={19} aria-hidden="true" />
        <input
          className={classes.input}
          role="combobox"
          aria-label={formatMessage({ id: 'palette.title' })}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={picked && `${listId}-${picked.id}`}
          placeholder={formatMessage({ id: 'palette.placeholder' })}
          value={query}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={keys}
        />
        <CloseButton aria-label={formatMessage({ id: 'app.close' })} onClick={onClose} />
      </div>
      <ResultList id={listId} groups={groups} picked={picked} onPick={pick} onRun={run} />
      <VisuallyHidden role="status">
        <FormattedMessage id="palette.found" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}

function usePaletteSearch(onClose: () => void) {
  const [query, setQuery] = useState('');
  const [pickedId, setPickedId] = useState<string | null>(null);
  const groups = findCommands(query, useCommands());
  const commands = groups.flatMap((group) => group.commands);
  const picked = commands.find(({ id }) => id === pickedId) ?? commands[0];
  const run = (command: PaletteCommand) => {
    command.run();
    // A command may have opened a dialog in place of the palette.
    if (useOpenDialog.getState().dialog?.name === 'palette') onClose();
  };
  const keys = (event: KeyboardEvent) => {
    // Keys pressed during composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const next = picked && afterKey(event.key, commands.indexOf(picked), commands.length, linesOfPage);
    if (event.key === 'Enter' && picked) run(picked);
    else if (next !== undefined) setPickedId(commands[next]?.id ?? null);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setQuery(text);
    setPickedId(null);
  };
  return { query, groups, picked, type, keys, run, pick: ({ id }: PaletteCommand) => setPickedId(id) };
}
