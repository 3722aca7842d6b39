// Says what money back means before it is asked for, and takes a reason from whoever wants to give one.
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { call } from '#web/api/call.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import type { Order } from './shown-orders.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** As many as the server takes. */
const longestReasonChars = 1000;

export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="settings.refund-title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Consequences order={order} />
      <RefundForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function Consequences({
  order: { kind, staticId, name, amount, taxAmount, refundedAmount, currency },
}: {
  readonly order: Order;
}) {
  const { locale } = useIntl();
  const money = amountInWords(amount + taxAmount - refundedAmount, currency, locale);
  const ofOne =
    staticId === null ? (
      <FormattedMessage id="settings.refund-ends-template" />
    ) : (
      <FormattedMessage id="settings.refund-ends-gallery" />
    );
  return (
    <Stack gap="xs">
      <Text>
        <FormattedMessage id="settings.refund-text" values={{ amount: money, name }} />
      </Text>
      <Text>{kind === 'plan' ? <FormattedMessage id="settings.refund-ends-plan" /> : ofOne}</Text>
    </Stack>
  );
}

function useAskForRefund(orderId: string, onAsked: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call('askForRefund', { params: { id: orderId }, body: { reason } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(visitorQuery);
      onAsked();
    },
  });
}

function RefundForm({ order, onClose }: RefundDialogProps) {
  const [reason, setReason] = useState('');
  const asking = useAskForRefund(order.orderId, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    asking.mutate(reason);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md" mt="md">
        <Textarea
          data-autofocus
          label={<FormattedMessage id="settings.refund-reason" />}
          rows={3}
          maxLength={longestReasonChars}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {asking.error && (
          <Alert color="red" role="alert" title={<FormattedMessage id="settings.refund-failed" />}>
            <Refusal error={asking.error} />
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" loading={asking.isPending || asking.isSuccess}>
            <FormattedMessage id="settings.refund-submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
