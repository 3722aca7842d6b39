// The line of a table of one user that has nothing in it.
import type { ReactNode } from 'react';
import classes from './user-tabs.module.css';

export const NoRows = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.none} role="status">
    {children}
  </p>
);
