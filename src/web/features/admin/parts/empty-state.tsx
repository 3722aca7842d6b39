// One quiet line where a list has nothing to show, or nothing was asked for yet.
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export const EmptyState = ({ icon, children }: EmptyStateProps) => (
  <div className={classes.empty} role="status">
    {icon && (
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    <p className={classes.text}>{children}</p>
  </div>
);
