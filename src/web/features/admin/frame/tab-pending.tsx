// Stands where a tab will be while its code is loading.
import { Loader, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './frame.module.css';

export const TabPending = () => (
  <div className={classes.pending} role="status">
    <Loader size="sm" />
    <VisuallyHidden>
      <FormattedMessage id="app.loading" />
    </VisuallyHidden>
  </div>
);
