// The commands that were found, under the heading of their group, with the picked one that Enter runs.
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PickedList } from '#web/ui/picked-list/picked-list.tsx';
import type { PaletteCommand } from './command.ts';
import classes from './command-palette.module.css';
import type { ResultGroup } from './find-commands.ts';

const headings = defineMessages({
  sheet: { id: 'palette.sheets' },
  resource: { id: 'palette.resources' },
  setting: { id: 'palette.settings' },
  field: { id: 'palette.fields' },
  row: { id: 'palette.rows' },
  template: { id: 'menu.templates' },
  action: { id: 'palette.actions' },
  within: { id: 'palette.within' },
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
  return (
    <PickedList
      id={id}
      label={formatMessage({ id: 'palette.title' })}
      groups={groups.map(({ group, commands }) => ({
        id: group,
        title: <FormattedMessage {...headings[group]} />,
        items: commands,
      }))}
      none={<FormattedMessage id="palette.none" />}
      {...{ picked, onPick }}
      selectedId={picked?.id}
      className={groups.length === 0 ? classes.none : classes.list}
      lineClassName={classes.line}
      onChoose={onRun}
    >
      {({ name, place, Icon }) => (
        <>
          <Icon size={18} aria-hidden="true" />
          <span className={classes.name}>{name}</span>
          {place !== undefined && <span className={classes.place}>{place}</span>}
        </>
      )}
    </PickedList>
  );
}
