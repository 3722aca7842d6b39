// The head of a tab: what it is, how much of it is shown, and what can be done with all of it.
import type { ReactNode } from 'react';
import classes from './tab-head.module.css';

interface TabHeadProps {
  readonly title: ReactNode;
  /** Beside the title, such as how many are loaded. */
  readonly count?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

export const TabHead = ({ title, count, lead, actions }: TabHeadProps) => (
  <div className={classes.head}>
    <div className={classes.words}>
      <h2 className={classes.title}>
        {title}
        {count && <span className={classes.count}> {count}</span>}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </div>
);

/** Fields and buttons in a line above a list; they wrap where there is no room. */
export const Toolbar = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.toolbar}>{children}</div>
);
