// What changes something, which nobody can press while an operator views the product as somebody else.
import type { ReactNode } from 'react';
import { isViewing } from '#web/api/view-as.ts';
import classes from './locked-in-view.module.css';

/** The browser itself disables all buttons and fields in it; where they are does not change. */
export function LockedInView({ children }: { readonly children: ReactNode }) {
  if (!isViewing) return children;
  return (
    <fieldset disabled className={classes.locked}>
      {children}
    </fieldset>
  );
}
