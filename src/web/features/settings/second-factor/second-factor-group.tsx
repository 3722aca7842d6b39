// An operator's second factor: whether it is set up, how many recovery codes are left, and new ones.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';
import { CodeForm } from '#web/state/second-factor/code-form.tsx';
import { RecoveryCodes } from '#web/state/second-factor/recovery-codes.tsx';
import {
  fewRecoveryCodes,
  secondFactorQuery,
  useSecondFactorCalls,
} from '#web/state/second-factor/second-factor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Fault } from '../layout/fault.tsx';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';

export function SecondFactorGroup() {
  const { formatMessage } = useIntl();
  const reason = useReason();
  const { data, error } = useQuery(secondFactorQuery);
  return (
    <SettingsGroup title={formatMessage({ id: 'secondFactor.name' })}>
      {error && <Fault>{reason(error)}</Fault>}
      {data && !data.isSetUp && <NotSetUp />}
      {data?.isSetUp && <CodesRow left={data.recoveryCodesLeft} />}
    </SettingsGroup>
  );
}

function NotSetUp() {
  return (
    <SettingsRow
      text={<FormattedMessage id="secondFactor.set-up-lead" />}
      action={
        <LinkButton variant="default" to="/admin">
          <FormattedMessage id="secondFactor.set-up" />
        </LinkButton>
      }
    />
  );
}

function CodesRow({ left }: { readonly left: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsRow
        title={<FormattedMessage id="secondFactor.is-set-up" />}
        text={
          <>
            <FormattedMessage id="secondFactor.codes-left" values={{ left }} />
            {left < fewRecoveryCodes && (
              <Fault>
                <FormattedMessage id="secondFactor.make-new" />
              </Fault>
            )}
          </>
        }
        action={
          <Button variant="default" onClick={() => setOpen(true)}>
            <FormattedMessage id="secondFactor.new-codes" />
          </Button>
        }
      />
      {isOpen && <NewCodesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { renew } = useSecondFactorCalls();
  const codes = renew.data?.recoveryCodes;
  return (
    <Dialog
      title={<FormattedMessage id="secondFactor.new-codes" />}
      isOpen
      // New ones are shown once: closing by a slip would lose them.
      onClose={codes ? undefined : onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <>
          <p>
            <FormattedMessage id="secondFactor.new-codes-text" />
          </p>
          <CodeForm
            kind="app"
            sending={renew}
            submit={<FormattedMessage id="secondFactor.new-codes-submit" />}
            onSubmit={renew.mutate}
          />
        </>
      )}
    </Dialog>
  );
}
