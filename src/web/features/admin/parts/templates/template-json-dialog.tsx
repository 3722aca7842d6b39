// The document of a template as JSON, to read and to copy.
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyButton } from '../copy-button.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import { useOperatorLoad } from '../use-operator-load.ts';
import classes from './template-dialogs.module.css';

interface TemplateJsonDialogProps {
  readonly template: { readonly uuid: string; readonly name: string };
  readonly onClose: () => void;
}

const widthPx = 760;
const indent = 2;

export function TemplateJsonDialog({ template: { uuid, name }, onClose }: TemplateJsonDialogProps) {
  const { formatMessage } = useIntl();
  const { state, value, error, load, retry } = useOperatorLoad(async (signal) => {
    const document: unknown = await call('getTemplateJson', { signal, params: { uuid } });
    return JSON.stringify(document, null, indent);
  });
  const begin = useRef(load);
  useEffect(() => void begin.current(), []);
  return (
    <Dialog
      title={name || <FormattedMessage id="admin.template-untitled" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      {state === 'loading' && (
        <div className={classes.pending}>
          <Loader size="sm" aria-label={formatMessage({ id: 'app.loading' })} />
        </div>
      )}
      {state === 'failed' && (
        <ErrorBanner
          error={error}
          fallback={formatMessage({ id: 'admin.templates-failed' })}
          onRetry={retry}
        />
      )}
      {value !== null && <Json text={value} />}
      <div className={classes.buttons}>
        {value !== null && (
          <CopyButton text={value} label={formatMessage({ id: 'admin.copy' })} variant="filled" />
        )}
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="app.close" />
        </Button>
      </div>
    </Dialog>
  );
}

/** What scrolls can be reached by the keyboard. */
const reachable = { tabIndex: 0 };

function Json({ text }: { readonly text: string }) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={classes.json}
      aria-label={formatMessage({ id: 'admin.template-json' })}
      {...reachable}
    >
      <pre>{text}</pre>
    </section>
  );
}
