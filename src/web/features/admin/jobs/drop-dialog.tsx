// Asks before a job is taken out of the queue; in production whom it concerns is typed.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { useProductionConfirm } from '../parts/production-confirm.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { type Job, useKindName } from './job-states.tsx';
import classes from './jobs-tab.module.css';

interface DropDialogProps {
  /** Null: nothing is asked. */
  readonly job: Job | null;
  readonly onClose: () => void;
  readonly onDropped: () => void;
}

export function DropDialog({ job, onClose, onDropped }: DropDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={job !== null}
      title={<FormattedMessage id="admin.job-drop-title" />}
      closeLabel={formatMessage({ id: 'app.close' })}
      onClose={onClose}
    >
      {job && <Question job={job} onClose={onClose} onDropped={onDropped} />}
    </Dialog>
  );
}

function Question({ job, onClose, onDropped }: DropDialogProps & { readonly job: Job }) {
  const { formatMessage } = useIntl();
  const kindName = useKindName();
  const { isConfirmed, confirm, field } = useProductionConfirm(job.confirmWith);
  const dropping = useOperatorLoad((signal) =>
    call('dropJob', { signal, params: { id: job.id }, query: { confirm } }),
  );
  const drop = async () => {
    if ((await dropping.load()) === null) return;
    onDropped();
    onClose();
  };
  return (
    <>
      <p>
        <FormattedMessage id="admin.job-drop-text" values={{ kind: kindName(job.kind) }} />
      </p>
      {field}
      {dropping.state === 'failed' && (
        <ErrorBanner error={dropping.error} fallback={formatMessage({ id: 'admin.job-change-failed' })} />
      )}
      <div className={classes['dialog-buttons']}>
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button
          color="red"
          disabled={!isConfirmed}
          loading={dropping.state === 'loading'}
          onClick={() => void drop()}
        >
          <FormattedMessage id="admin.job-drop" />
        </Button>
      </div>
    </>
  );
}
