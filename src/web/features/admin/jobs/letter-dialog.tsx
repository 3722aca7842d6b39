// One email as plain text: nothing in it is a link, a picture or a program, and nothing it opens can be read.
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import classes from './jobs-tab.module.css';

const widthPx = 640;

interface LetterDialogProps {
  /** Null: none is read. */
  readonly id: string | null;
  readonly onClose: () => void;
}

export function LetterDialog({ id, onClose }: LetterDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={id !== null}
      widthPx={widthPx}
      title={<FormattedMessage id="admin.letter" />}
      closeLabel={formatMessage({ id: 'app.close' })}
      onClose={onClose}
    >
      {id !== null && <Letter id={id} />}
    </Dialog>
  );
}

function Letter({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { state, value, error, load, retry } = useOperatorLoad((signal) =>
    call('readLetter', { signal, params: { id } }),
  );
  useEffect(() => void load(), [load]);
  if (state === 'failed')
    return (
      <ErrorBanner error={error} fallback={formatMessage({ id: 'admin.letter-failed' })} onRetry={retry} />
    );
  if (value === null) return <p aria-busy="true" />;
  const { to, subject, createdAt, text } = value.letter;
  return (
    <>
      <dl className={classes.head}>
        <dt>
          <FormattedMessage id="admin.letter-to" />
        </dt>
        <dd>{to}</dd>
        <dt>
          <FormattedMessage id="admin.letter-subject" />
        </dt>
        <dd>{subject}</dd>
        <dt>
          <FormattedMessage id="admin.letter-when" />
        </dt>
        <dd>
          <ShownTime at={createdAt} />
        </dd>
      </dl>
      <section className={classes.text} aria-label={formatMessage({ id: 'admin.letter' })} {...reachable}>
        {text}
      </section>
      <p className={classes.quiet}>
        <FormattedMessage id="admin.letter-redacted" />
      </p>
    </>
  );
}

/** A long one scrolls, by keyboard too. */
const reachable = { tabIndex: 0 };
