// The sheets as calculated by the server, for a browser that cannot run the worker.
import { Alert, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PreviewSkeleton } from '../../grid/preview-skeleton.tsx';
import classes from './server-preview.module.css';
import { ServerSheetTable } from './server-sheet-table.tsx';
import { useListedSheets } from './use-listed-sheets.ts';
import { useServerSheets } from './use-server-sheets.ts';

export function ServerPreview() {
  const { sheets, error, again } = useServerSheets();
  const view = useListedSheets();
  return (
    <div ref={view} className={classes.view}>
      <Alert color="gray">
        <FormattedMessage id="server-preview.why" />
      </Alert>
      {error !== null && (
        <Alert color="red" role="alert">
          <FormattedMessage id="server-preview.failed" />{' '}
          <Button size="compact-sm" variant="default" onClick={again}>
            <FormattedMessage id="home.retry" />
          </Button>
        </Alert>
      )}
      {sheets?.map((sheet) => (
        <ServerSheetTable key={sheet.moduleId} sheet={sheet} />
      ))}
      {!sheets && error === null && <PreviewSkeleton />}
    </div>
  );
}
