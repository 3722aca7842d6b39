// Tells the operators what is wrong with a template that others can see: a reason, and words.
import { Alert, Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Outcome } from '#web/ui/page/outcome.tsx';
import { type Reason, useReasons } from './use-reasons.ts';

interface ReportTemplateDialogProps {
  readonly templateUuid: string;
  readonly onClose: () => void;
}

interface Report {
  readonly reason: Reason;
  readonly words: string;
}

export function ReportTemplateDialog({ templateUuid, onClose }: ReportTemplateDialogProps) {
  const { formatMessage } = useIntl();
  const send = useMutation({
    mutationFn: (report: Report) => call('reportTemplate', { params: { id: templateUuid }, body: report }),
  });
  return (
    <Dialog
      title={<FormattedMessage id="report.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      {send.isSuccess ? (
        <Outcome
          title={<FormattedMessage id="report.sent" />}
          action={
            <Button onClick={onClose}>
              <FormattedMessage id="app.close" />
            </Button>
          }
        >
          <FormattedMessage id="report.sent-text" />
        </Outcome>
      ) : (
        <ReportForm isSending={send.isPending} error={send.error} onSend={send.mutate} />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  readonly isSending: boolean;
  readonly error: Error | null;
  readonly onSend: (report: Report) => void;
}

/** The server's limit. */
const maxChars = 1000;

function ReportForm({ isSending, error, onSend }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const reasonOf = useReason();
  const reasons = useReasons();
  const [reason, setReason] = useState<Reason>('wrong-numbers');
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend({ reason, words: words.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group label={formatMessage({ id: 'report.reason' })} value={reason}>
          <Stack gap="xs" mt="xs">
            {reasons.map(({ id, label }) => (
              <Radio key={id} value={id} label={label} onChange={() => setReason(id)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={formatMessage({ id: 'report.words' })}
          value={words}
          rows={4}
          maxLength={maxChars}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {error && (
          <Alert color="red" role="alert" title={formatMessage({ id: 'report.failed' })}>
            {reasonOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            <FormattedMessage id="report.send" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
