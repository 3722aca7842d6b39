// One setting: its name, a description below, and its control at the end.
import type { ReactNode } from 'react';
import classes from './settings-row.module.css';

interface SettingsRowProps {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export function SettingsRow({ title, text, action }: SettingsRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
