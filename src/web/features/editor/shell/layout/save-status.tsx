// Shows whether the work is saved and, if not, why, with a button to try again.
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isViewing } from '#web/api/view-as.ts';
import { useUnsavedWork } from '#web/state/unsaved-work/unsaved-work.ts';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useDocumentState, useTemplateDocument } from '../../document/document-context.ts';
import { isUndecided } from '../../document/document-state.ts';
import { type FieldPlace, goToFieldPlace } from '../../fields/field-place.ts';
import { useHasRefusedField, useRefusedText } from '../../fields/refused-fields.ts';
import { useSaveFailureReason } from '../notices/use-save-failure-reason.ts';
import classes from './save-status.module.css';

export function SaveStatus() {
  const { formatMessage } = useIntl();
  const saving = useDocumentState((state) => state.saving);
  const { saver } = useTemplateDocument();
  const isFailed = saving.kind === 'failed' || isUndecided(saving);
  const isMarked = useHasRefusedField();
  const waiting = useRefusedText()?.place ?? null;
  const isUnfinished = (isMarked || waiting !== null) && saving.kind === 'saved';
  const isKept = useUnsavedWork() !== 'not-kept';
  const whereItIs = isKept
    ? formatMessage({ id: 'editor.not-saved-kept' })
    : formatMessage({ id: 'editor.not-saved-not-kept' });
  const why = useSaveFailureReason()(saving);
  const reason = why === null ? whereItIs : `${why} ${whereItIs}`;
  return (
    <div className={classes.status} data-kind={isUnfinished ? 'unfinished' : saving.kind}>
      <span role="status" className={classes.words}>
        {saving.kind === 'saved' && !isUnfinished && (isViewing ? <ViewStatus /> : <SavedStatus />)}
        {isUnfinished && <InvalidTextStatus place={isMarked ? null : waiting} />}
        {saving.kind === 'saving' && <SavingStatus />}
        {isFailed && (
          <SaveFailedStatus reason={reason}>
            <FormattedMessage id="editor.not-saved" />
          </SaveFailedStatus>
        )}
      </span>
      {saving.kind === 'failed' && (
        <Button size="compact-sm" variant="light" color="red" onClick={() => void saver.save()}>
          <FormattedMessage id="editor.retry" />
        </Button>
      )}
    </div>
  );
}

function SaveFailedStatus({ reason, children }: { readonly reason: string; readonly children: ReactNode }) {
  return (
    <Tip label={reason}>
      <span className={classes.words}>
        <IconAlertTriangle size={16} aria-hidden="true" />
        {children}
      </span>
    </Tip>
  );
}

/** An error on the screen is marked there; one elsewhere is named and linked. */
function InvalidTextStatus({ place }: { readonly place: FieldPlace | null }) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  if (place === null) {
    return (
      <SaveFailedStatus reason={formatMessage({ id: 'editor.fix-field-why' })}>
        <FormattedMessage id="editor.fix-field" />
      </SaveFailedStatus>
    );
  }
  const { name, resource } = place;
  const where = resource ? `${resource.name}: ${name}` : name;
  return (
    <SaveFailedStatus reason={formatMessage({ id: 'editor.fix-named-why' }, { where })}>
      <button type="button" className={classes.way} onClick={() => goToFieldPlace(open, place)}>
        <FormattedMessage id="editor.fix-named" values={{ name }} />
      </button>
    </SaveFailedStatus>
  );
}

/** A new model is saved with its first change. */
function SavedStatus() {
  const { formatMessage } = useIntl();
  const isNew = useDocumentState(({ revision, copyOf }) => revision === null && copyOf === null);
  if (isNew) {
    return (
      <ExplainedStatus
        icon={<IconCircleDashed size={16} aria-hidden="true" />}
        tip={formatMessage({ id: 'editor.saved-later' })}
      >
        <FormattedMessage id="editor.saved-later" />
      </ExplainedStatus>
    );
  }
  return (
    <>
      <IconCheck size={16} aria-hidden="true" />
      <span>
        <FormattedMessage id="editor.saved" />
      </span>
    </>
  );
}

/** Nothing is saved in a view, so nothing is said to be. */
function ViewStatus() {
  const { formatMessage } = useIntl();
  return (
    <ExplainedStatus
      icon={<IconEye size={16} aria-hidden="true" />}
      tip={formatMessage({ id: 'view-as.not-kept-why' })}
    >
      <FormattedMessage id="view-as.not-kept" />
    </ExplainedStatus>
  );
}

interface ExplainedStatusProps {
  readonly icon: ReactNode;
  /** Says all where only the icon has room. */
  readonly tip: string;
  readonly children: ReactNode;
}

const ExplainedStatus = ({ icon, tip, children }: ExplainedStatusProps) => (
  <Tip label={tip}>
    <span className={classes.words}>
      {icon}
      <span>{children}</span>
    </span>
  </Tip>
);

function SavingStatus() {
  return (
    <>
      <Loader size={13} color="gray" aria-hidden="true" />
      <span>
        <FormattedMessage id="editor.saving" />
      </span>
    </>
  );
}
