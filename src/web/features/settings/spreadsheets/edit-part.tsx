// Lets others change a spreadsheet: the switch, and while it is on the link with which changes are saved.
import { Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShownLink } from '#web/ui/shown-link/shown-link.tsx';
import classes from './spreadsheets.module.css';

interface EditPartProps {
  readonly editUrl: string | null;
  readonly isBusy: boolean;
  readonly onChange: (isEditable: boolean) => void;
}

export function EditPart({ editUrl, isBusy, onChange }: EditPartProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.part}>
      <Switch
        checked={editUrl !== null}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => {
          if (!isBusy) onChange(currentTarget.checked);
        }}
        label={<FormattedMessage id="settings.spreadsheet-edit" />}
        description={<FormattedMessage id="settings.spreadsheet-edit-text" />}
      />
      {editUrl !== null && (
        <div className={classes.edit}>
          <ShownLink
            key={editUrl}
            address={editUrl}
            isQuiet
            label={<FormattedMessage id="settings.spreadsheet-edit-link" />}
            copyLabel={formatMessage({ id: 'settings.spreadsheet-edit-copy' })}
          />
        </div>
      )}
    </div>
  );
}
