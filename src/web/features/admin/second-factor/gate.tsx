// Lets an operator in who has proved the second factor in this session; others set one up, or prove it, here.
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';
import { RecoveryCodes } from '#web/state/second-factor/recovery-codes.tsx';
import {
  fewRecoveryCodes,
  secondFactorQuery,
  useSecondFactorCalls,
} from '#web/state/second-factor/second-factor.ts';
import { FullScreenSpinner } from '#web/ui/page/full-screen-spinner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ProveSecondFactor } from './prove-second-factor.tsx';
import classes from './second-factor.module.css';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const state = useQuery(secondFactorQuery);
  const { refetch } = useSecondFactorCalls();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    const goOn = () => {
      setCodes(null);
      void refetch();
    };
    return (
      <Frame title={<FormattedMessage id="secondFactor.codes" />}>
        <RecoveryCodes codes={codes} onKept={goOn} />
      </Frame>
    );
  }
  if (state.isPending) return <FullScreenSpinner label={formatMessage({ id: 'secondFactor.loading' })} />;
  if (!state.data) return <Failed error={state.error} onRetry={() => void state.refetch()} />;
  const { isSetUp, isProved, needsPassword, recoveryCodesLeft } = state.data;
  if (!isSetUp) {
    return (
      <Frame
        title={<FormattedMessage id="secondFactor.set-up-title" />}
        lead={<FormattedMessage id="secondFactor.set-up-lead" />}
      >
        <SetUpSecondFactor needsPassword={needsPassword} onCodes={setCodes} />
      </Frame>
    );
  }
  if (!isProved) {
    return (
      <Frame
        title={<FormattedMessage id="secondFactor.prove-title" />}
        lead={<FormattedMessage id="secondFactor.prove-lead" />}
      >
        <ProveSecondFactor />
      </Frame>
    );
  }
  return (
    <>
      {recoveryCodesLeft < fewRecoveryCodes && <FewCodes left={recoveryCodesLeft} />}
      {children}
    </>
  );
}

interface FrameProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title, lead, children }: FrameProps) {
  return (
    <Page title={title} lead={lead} width="narrow">
      <div className={classes.card}>{children}</div>
    </Page>
  );
}

function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const reason = useReason();
  return (
    <Page title={<FormattedMessage id="menu.admin" />} width="narrow">
      <Alert color="red" role="alert" title={<FormattedMessage id="secondFactor.failed" />}>
        <p>{reason(error)}</p>
        <Button variant="default" onClick={onRetry}>
          <FormattedMessage id="secondFactor.try-again" />
        </Button>
      </Alert>
    </Page>
  );
}

function FewCodes({ left }: { readonly left: number }) {
  return (
    <div className={classes.few}>
      <Alert color="yellow" role="status">
        <FormattedMessage
          id="secondFactor.few-codes"
          values={{ left, link: (text) => <Link to="/settings">{text}</Link> }}
        />
      </Alert>
    </div>
  );
}
