// The column of a reading page: a heading, a line below it, actions beside it, then the content.
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'wide' | 'narrow';
  readonly children: ReactNode;
}

export function Page({ title, lead, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
