// Text such as an address, which takes a new line rather than break at a hyphen, and breaks only where no line holds it.
import type { ReactNode } from 'react';
import classes from './unbroken.module.css';

export const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.unbroken}>{children}</span>
);
