// A look without paying: a read-only spreadsheet by e-mail, sent at once where the address is known.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { useSendPreview } from '#web/state/templates/use-send-preview.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './free-preview.module.css';

export function FreePreview({ templateUuid }: { readonly templateUuid: string }) {
  const { email } = useVisitor();
  const sending = useSendPreview(templateUuid);
  const send = () => {
    if (email === null) openDialog({ name: 'ask-for-email', templateUuid });
    else sending.mutate(email);
  };
  return (
    <div className={classes.strip}>
      <div className={classes.words}>
        {sending.isSuccess ? <Sent email={sending.variables} /> : <Offer error={sending.error} />}
      </div>
      {!sending.isSuccess && (
        <Button variant="default" loading={sending.isPending} onClick={send}>
          <FormattedMessage id="plans.preview" />
        </Button>
      )}
    </div>
  );
}

function Offer({ error }: { readonly error: Error | null }) {
  const reason = useReason();
  return (
    <>
      <Words title={<FormattedMessage id="plans.preview-title" />}>
        <FormattedMessage id="plans.preview-text" />
      </Words>
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

function Sent({ email }: { readonly email: string }) {
  return (
    <div role="status">
      <Words title={<FormattedMessage id="preview.sent" values={{ email }} />}>
        <FormattedMessage id="preview.sent-text" />
      </Words>
    </div>
  );
}

function Words({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{children}</p>
    </>
  );
}
