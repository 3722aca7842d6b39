// A template of the gallery whose card cannot be read, nor rebuilt from its document by the server.
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './gallery-card.module.css';

export function BrokenCard({ level }: { readonly level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={classes.card}>
      <div className={classes.broken}>
        <IconAlertTriangle className={classes.warning} size={28} aria-hidden="true" />
        <Heading className={classes.name}>
          <FormattedMessage id="unreadable.offered-title" />
        </Heading>
        <p className={classes.description}>
          <FormattedMessage id="gallery.broken-text" />
        </p>
      </div>
    </li>
  );
}
