// Fills the window while nothing can be shown yet.
import { Loader } from '@mantine/core';
import classes from './full-screen-spinner.module.css';

export function FullScreenSpinner({ label }: { readonly label: string }) {
  return (
    <div className={classes.screen} role="status" aria-label={label}>
      <Loader size="md" />
    </div>
  );
}
