// The body of one entry of the log: asked for when it is first opened, then shown and hidden.
import { Button, Loader } from '@mantine/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { ErrorBanner } from './error-banner.tsx';
import classes from './log-body.module.css';
import { useOperatorLoad } from './use-operator-load.ts';

export function LogBody({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const shownId = useId();
  const [isOpen, setOpen] = useState(false);
  const body = useOperatorLoad(async (signal) => (await call('getLogBody', { signal, params: { id } })).body);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && body.state !== 'loaded') void body.load();
  };
  return (
    <div className={classes.place}>
      <Button
        size="compact-xs"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={isOpen ? shownId : undefined}
        onClick={toggle}
      >
        {isOpen ? <FormattedMessage id="admin.body-hide" /> : <FormattedMessage id="admin.body-view" />}
      </Button>
      {isOpen && (
        <div id={shownId} className={classes.shown}>
          {body.state === 'loading' && <Loader size={16} aria-label={formatMessage({ id: 'app.loading' })} />}
          {body.state === 'failed' && (
            <ErrorBanner
              error={body.error}
              fallback={formatMessage({ id: 'admin.body-failed' })}
              onRetry={body.retry}
            />
          )}
          {body.state === 'loaded' && (
            <pre className={classes.body}>
              {textOf(body.value) ?? <FormattedMessage id="admin.body-none" />}
            </pre>
          )}
        </div>
      )}
    </div>
  );
}

const indent = 2;

function textOf(body: unknown): string | null {
  if (body === null || body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body, null, indent);
}
