// What a dialog shows once its work is done: a tick, what happened, what comes next; read out as it appears.
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './outcome.module.css';

interface OutcomeProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

export function Outcome({ title, children, action }: OutcomeProps) {
  const actions = useRef<HTMLDivElement>(null);
  // The element that had the focus was removed with the form.
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);
  return (
    <div className={classes.outcome}>
      <div className={classes.icon} aria-hidden="true">
        <IconCheck size={26} />
      </div>
      <div role="status">
        <p className={classes.title}>{title}</p>
        {children && <p className={classes.text}>{children}</p>}
      </div>
      <div ref={actions} className={classes.action}>
        {action}
      </div>
    </div>
  );
}
