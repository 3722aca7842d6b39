// Says whether the workbook has a sheet, and changes it.
import { Switch } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './sheet-list.module.css';

export interface SheetSwitchProps {
  readonly sheet: string;
  readonly isOn: boolean;
  readonly isTabStop?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export function SheetSwitch({ sheet, isOn, isTabStop = true, onSwitch }: SheetSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <Switch
      className={classes.switch ?? ''}
      size="xs"
      checked={isOn}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={formatMessage({ id: 'sheets.switch' }, { sheet })}
      onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
    />
  );
}
