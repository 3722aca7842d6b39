// The values of an unpaid gallery template by year, without its formulas, as the server calculated them.
import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { call } from '#web/api/call.ts';
import { forReaders } from '../../sheets/server-preview/for-readers.ts';
import { serverSheets } from '../../sheets/server-preview/server-rows.ts';
import { ServerSheetTable } from '../../sheets/server-preview/server-sheet-table.tsx';
import classes from './priced-template.module.css';

export function YearlyValues({ templateId }: { readonly templateId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['yearly-values', templateId],
    queryFn: () => fetchYears(templateId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <h2 className={classes.heading}>
        <FormattedMessage id="priced.years" />
      </h2>
      {error !== null && (
        <Alert color="red" role="alert">
          <FormattedMessage id="server-preview.failed" />{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            <FormattedMessage id="home.retry" />
          </Button>
        </Alert>
      )}
      <div className={classes.sheets}>
        {data?.map((sheet) => (
          <ServerSheetTable key={sheet.moduleId} sheet={sheet} />
        ))}
        {!data && error === null && <Skeleton height="16rem" />}
      </div>
    </>
  );
}

async function fetchYears(templateId: string) {
  const { data } = await call('buildModel', { body: { templateId, isPreview: true } });
  if (typeof data !== 'string' || data === '') throw new Error('The preview has no file name.');
  const rows = await call('buildModel', { body: { fileName: data } });
  return serverSheets(rows).map(forReaders);
}
