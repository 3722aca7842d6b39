// A group of settings: its name beside its rows, above them on a phone.
import type { ReactNode } from 'react';
import classes from './settings-group.module.css';

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.rows}>{children}</div>
    </section>
  );
}
