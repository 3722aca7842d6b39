// Shows whether the workbook includes a sheet, and changes it.
import { useIntl } from 'react-intl';
import classes from './sheet-switch.module.css';

export interface SheetSwitchProps {
  readonly sheet: string;
  readonly isOn: boolean;
  readonly isTabStop?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Kept minimal, since there are two for each sheet. */
export function SheetSwitch({ sheet, isOn, isTabStop = true, onSwitch }: SheetSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      role="switch"
      className={classes.switch}
      aria-checked={isOn}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={formatMessage({ id: 'sheets.switch' }, { sheet })}
      onClick={() => onSwitch(!isOn)}
    />
  );
}
