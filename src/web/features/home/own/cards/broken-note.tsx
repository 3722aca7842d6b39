// Stands in place of what a template sells where its card cannot be read.
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './broken-note.module.css';

export function BrokenNote({ shape }: { readonly shape: 'card' | 'row' }) {
  return (
    <p className={classes.note} data-shape={shape}>
      <IconAlertTriangle className={classes.icon} size={16} aria-hidden="true" />
      <FormattedMessage id="home.broken" />
    </p>
  );
}
