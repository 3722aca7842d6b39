// The sheets as calculated by the server, for a browser that cannot run the worker.
import { Alert, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PreviewSkeleton } from '../../grid/preview-skeleton.tsx';
import classes from './server-preview.module.css';
import type { ServerRow, ServerSheet } from './server-rows.ts';
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
        <Sheet key={sheet.moduleId} sheet={sheet} />
      ))}
      {!sheets && error === null && <PreviewSkeleton />}
    </div>
  );
}

/** A sheet is wider than its container: without a mouse it scrolls by arrow keys. */
const scrolled = { tabIndex: 0 } as const;

function Sheet({ sheet: { moduleId, rows } }: { readonly sheet: ServerSheet }) {
  const title = rows.find(({ role }) => role === 'title')?.label ?? '';
  return (
    <section {...scrolled} className={classes.sheet} data-module={moduleId} aria-label={title}>
      <table>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { role, isHead, label, cells } }: { readonly row: ServerRow }) {
  return (
    <tr data-role={role} data-head={isHead || undefined}>
      <th scope="row">{label}</th>
      {cells.map(({ column, text }) => (
        <td key={column}>{text}</td>
      ))}
    </tr>
  );
}
