// The commands that were found, under the heading of their group, with the selected one that Enter runs.
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PaletteCommand } from './command.ts';
import classes from './command-palette.module.css';
import type { ResultGroup } from './find-commands.ts';

const headings = defineMessages({
  sheet: { id: 'palette.sheets' },
  resource: { id: 'palette.resources' },
  setting: { id: 'palette.settings' },
  template: { id: 'menu.templates' },
  action: { id: 'palette.actions' },
});

interface ResultListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly picked: PaletteCommand | undefined;
  readonly onPick: (command: PaletteCommand) => void;
  readonly onRun: (command: PaletteCommand) => void;
}

export function ResultList({ id, groups, picked, onPick, onRun }: ResultListProps) {
  const { formatMessage } = useIntl();
  if (groups.length === 0) {
    return (
      <p className={classes.none}>
        <FormattedMessage id="palette.none" />
      </p>
    );
  }
  return (
    <div id={id} role="listbox" className={classes.list} aria-label={formatMessage({ id: 'palette.title' })}>
      {groups.map(({ group, commands }) => (
        <fieldset key={group} className={classes.group} aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className={classes.heading}>
            <FormattedMessage {...headings[group]} />
          </div>
          {commands.map((command) => (
            <ResultRow
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              isPicked={command === picked}
              onPick={() => onPick(command)}
              onRun={() => onRun(command)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface ResultRowProps {
  readonly id: string;
  readonly command: PaletteCommand;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onRun: () => void;
}

function ResultRow({ id, command: { name, Icon }, isPicked, onPick, onRun }: ResultRowProps) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPicked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <button
      ref={line}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isPicked}
      className={classes.line}
      onPointerMove={isPicked ? undefined : onPick}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={classes.name}>{name}</span>
    </button>
  );
}
