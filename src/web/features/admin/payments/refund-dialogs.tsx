// What an operator answers to somebody who wants their money back: granted with a note, or denied with a sentence.
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { AnswerDialog } from '../parts/answer-dialog.tsx';
import { Money } from '../parts/money.tsx';

interface RefundDialogProps {
  readonly order: {
    readonly orderId: string;
    readonly email: string;
    readonly name: string;
    readonly amount: number;
    readonly currency: string;
  };
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function GrantDialog({ order, ...ends }: RefundDialogProps) {
  const { formatMessage } = useIntl();
  const { orderId, email, amount, currency, name } = order;
  return (
    <AnswerDialog
      title={<FormattedMessage id="payments.grant-title" />}
      text={
        <FormattedMessage
          id="payments.grant-text"
          values={{ amount: <Money amount={amount} currency={currency} />, name, email: email || orderId }}
        />
      }
      label={formatMessage({ id: 'payments.note' })}
      expected={email || orderId}
      submit={<FormattedMessage id="payments.grant" />}
      isDangerous
      failed={formatMessage({ id: 'payments.grant-failed' })}
      onAnswer={({ sentence, confirm }) =>
        call('grantRefund', { params: { id: orderId }, query: { confirm }, body: { note: sentence } })
      }
      {...ends}
    />
  );
}

export function DenyDialog({ order, ...ends }: RefundDialogProps) {
  const { formatMessage } = useIntl();
  const { orderId, name, email } = order;
  return (
    <AnswerDialog
      title={<FormattedMessage id="payments.deny-title" />}
      text={<FormattedMessage id="payments.deny-text" values={{ name, email: email || orderId }} />}
      label={formatMessage({ id: 'payments.sentence' })}
      expected={null}
      submit={<FormattedMessage id="payments.deny" />}
      failed={formatMessage({ id: 'payments.deny-failed' })}
      onAnswer={({ sentence }) => call('denyRefund', { params: { id: orderId }, body: { answer: sentence } })}
      {...ends}
    />
  );
}
