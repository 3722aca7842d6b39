// The page of the link in the email to a new address: confirms the address, or says why it cannot.
import { Button } from '@mantine/core';
import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRefusal, NoResponseError } from '#web/api/api-error.ts';
import { useToken } from '#web/state/page/use-token.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { FullScreenSpinner } from '#web/ui/page/full-screen-spinner.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { confirmQuery } from './queries.ts';

export function EmailChangeScreen() {
  return (
    <Page title={<FormattedMessage id="menu.email-change" />} width="narrow">
      <Confirmation />
    </Page>
  );
}

function Confirmation() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(confirmQuery(useLatestToken()));
  useFreshVisitor(data?.email);
  if (data) return <EmailChanged email={data.email} />;
  if (data === null) return <ConfirmationFailed {...words.expired} />;
  // A failed request is repeated once the server is back.
  if (!error || error instanceof NoResponseError) {
    return <FullScreenSpinner label={formatMessage({ id: 'email-change.wait' })} />;
  }
  if (isRefusal(error, 'tokenUsedOrExpired')) return <ConfirmationFailed {...words.expired} />;
  if (isRefusal(error, 'user-exists')) return <ConfirmationFailed {...words.taken} />;
  if (isRefusal(error, 'account-archived')) return <ConfirmationFailed {...words.archived} />;
  return <ConfirmationFailed {...words.failed} onRetry={() => void refetch()} />;
}

/** Also once it has been used and forgotten, so that the outcome stays on the screen. */
function useLatestToken(): string | null {
  const token = useToken();
  const [latest, setLatest] = useState(token);
  if (token !== null && token !== latest) setLatest(token);
  return token ?? latest;
}

/** The account menu and the settings show the address too. */
function useFreshVisitor(email: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (email) void queryClient.invalidateQueries(visitorQuery);
  }, [email, queryClient]);
}

function EmailChanged({ email }: { readonly email: string }) {
  return (
    <EmptyState
      icon={<IconMailCheck size={30} />}
      title={<FormattedMessage id="email-change.done" />}
      action={
        <LinkButton to="/">
          <FormattedMessage id="app.back-to-templates" />
        </LinkButton>
      }
    >
      <span role="status">
        <FormattedMessage
          id="email-change.done-text"
          values={{ email: <strong key="email">{email}</strong> }}
        />
      </span>
    </EmptyState>
  );
}

const words = {
  expired: {
    title: <FormattedMessage id="email-change.expired" />,
    text: <FormattedMessage id="email-change.expired-text" />,
  },
  taken: {
    title: <FormattedMessage id="email-change.taken" />,
    text: <FormattedMessage id="email-change.taken-text" />,
  },
  archived: {
    title: <FormattedMessage id="email-change.archived" />,
    text: <FormattedMessage id="google.archived" />,
  },
  failed: {
    title: <FormattedMessage id="email-change.failed" />,
    text: <FormattedMessage id="email-change.failed-text" />,
  },
} as const;

interface ConfirmationFailedProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly onRetry?: () => void;
}

function ConfirmationFailed({ title, text, onRetry }: ConfirmationFailedProps) {
  const action = onRetry ? (
    <Button onClick={onRetry}>
      <FormattedMessage id="editor.retry" />
    </Button>
  ) : (
    <LinkButton to="/settings" variant="light">
      <FormattedMessage id="email-change.to-settings" />
    </LinkButton>
  );
  return (
    <EmptyState icon={<IconMailX size={30} />} title={title} action={action}>
      <span role="alert">{text}</span>
    </EmptyState>
  );
}
