// A free preview: a read-only spreadsheet by email, sent at once if the address is known.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { useSendPreview } from '#web/state/templates/use-send-preview.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './free-preview.module.css';

interface FreePreviewProps {
  readonly templateUuid: string;
  /** It comes without formulas. */
  readonly hasNumbersAlone: boolean;
}

export function FreePreview({ templateUuid, hasNumbersAlone }: FreePreviewProps) {
  const { email } = useVisitor();
  const sending = useSendPreview(templateUuid);
  const send = () => {
    if (email === null) openDialog({ name: 'ask-for-email', templateUuid });
    else sending.mutate(email);
  };
  return (
    <div className={classes.strip}>
      <div className={classes.words}>
        {sending.isSuccess ? (
          <PreviewSent email={sending.variables} />
        ) : (
          <PreviewOffer hasNumbersAlone={hasNumbersAlone} error={sending.error} />
        )}
      </div>
      {!sending.isSuccess && (
        <Button variant="default" loading={sending.isPending} onClick={send}>
          <FormattedMessage id="plans.preview" />
        </Button>
      )}
    </div>
  );
}

interface PreviewOfferProps extends Pick<FreePreviewProps, 'hasNumbersAlone'> {
  readonly error: Error | null;
}

function PreviewOffer({ hasNumbersAlone, error }: PreviewOfferProps) {
  const reason = useReason();
  return (
    <>
      <PreviewTexts title={<FormattedMessage id="plans.preview-title" />}>
        {hasNumbersAlone ? (
          <FormattedMessage id="plans.preview-numbers" />
        ) : (
          <FormattedMessage id="plans.preview-text" />
        )}
      </PreviewTexts>
      {error && (
        <p className={classes.fault} role="alert">
          <FormattedMessage id="preview.failed" />
          {'. '}
          {reason(error)}
        </p>
      )}
    </>
  );
}

function PreviewSent({ email }: { readonly email: string }) {
  return (
    <div role="status">
      <PreviewTexts title={<FormattedMessage id="preview.sent" values={{ email }} />}>
        <FormattedMessage id="preview.sent-text" />
      </PreviewTexts>
    </div>
  );
}

function PreviewTexts({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{children}</p>
    </>
  );
}
