// Asks before something is done to what belongs to somebody: with a sentence where there is one, and typed again in production.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBanner } from './error-banner.tsx';
import { useProductionConfirm } from './production-confirm.tsx';
import { useOperatorLoad } from './use-operator-load.ts';

export interface Answer {
  readonly sentence: string;
  readonly confirm: string | undefined;
}

interface AnswerDialogProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** What the sentence is for; without it none is asked for. */
  readonly label?: string;
  readonly isRequired?: boolean;
  /** Typed again in production; null: nothing is. */
  readonly expected: string | null;
  readonly submit: ReactNode;
  readonly isDangerous?: boolean;
  readonly failed: string;
  readonly onAnswer: (answer: Answer) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The server's limit. */
const maxChars = 1000;

export function AnswerDialog(props: AnswerDialogProps) {
  const { title, text, failed, onAnswer, onDone, onClose } = props;
  const { formatMessage } = useIntl();
  const answer = useOperatorLoad(async (_signal, given: Answer) => {
    await onAnswer(given);
    return true;
  });
  const send = async (given: Answer) => {
    if ((await answer.load(given)) === true) onDone();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} closeLabel={formatMessage({ id: 'app.close' })}>
      <Stack gap="md">
        <Text>{text}</Text>
        {answer.state === 'failed' && <ErrorBanner error={answer.error} fallback={failed} />}
        <AnswerForm {...props} isSending={answer.state === 'loading'} onSend={(given) => void send(given)} />
      </Stack>
    </Dialog>
  );
}

interface AnswerFormProps
  extends Pick<
    AnswerDialogProps,
    'label' | 'isRequired' | 'expected' | 'submit' | 'isDangerous' | 'onClose'
  > {
  readonly isSending: boolean;
  readonly onSend: (answer: Answer) => void;
}

function AnswerForm(props: AnswerFormProps) {
  const { label, isRequired, expected, submit, isDangerous, isSending, onSend, onClose } = props;
  const { formatMessage } = useIntl();
  const [sentence, setSentence] = useState('');
  const [isChecked, setChecked] = useState(false);
  const production = useProductionConfirm(expected ?? '');
  const { isConfirmed, confirm, field } = production;
  const isMissing = isRequired === true && sentence.trim() === '';
  const mayGo = expected === null || isConfirmed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && mayGo) onSend({ sentence: sentence.trim(), confirm });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        {label !== undefined && (
          <Textarea
            label={label}
            value={sentence}
            rows={3}
            maxLength={maxChars}
            required={isRequired === true}
            data-autofocus
            error={isChecked && isMissing && formatMessage({ id: 'admin.sentence-missing' })}
            onChange={({ currentTarget }) => setSentence(currentTarget.value)}
          />
        )}
        {expected !== null && field}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="admin.cancel" />
          </Button>
          <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isSending} disabled={!mayGo}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
