// The link of a spreadsheet with everything its owner may do with it: copy it, let others change it, replace it, turn it off.
import { Alert, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { ShownLink } from '#web/ui/shown-link/shown-link.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { EditPart } from './edit-part.tsx';
import { KeepPart } from './keep-part.tsx';
import { SpreadsheetAnswers, SpreadsheetQuestion } from './spreadsheet-question.tsx';
import {
  type AskedChange,
  type OwnSpreadsheet,
  useChangeSpreadsheet,
  useTurnOffSpreadsheet,
} from './use-spreadsheets.ts';

interface SpreadsheetDialogProps {
  readonly spreadsheet: OwnSpreadsheet;
  readonly name: string;
  readonly onClose: () => void;
}

/** Sixty days. */
const soonMs = 60 * 24 * 60 * 60 * 1000;

const titles = defineMessages({
  link: { id: 'settings.spreadsheet-link' },
  'turn-off': { id: 'settings.link-turn-off-title' },
  renew: { id: 'settings.link-renew-title' },
});

export function SpreadsheetDialog({ spreadsheet, name, onClose }: SpreadsheetDialogProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const changing = useChangeSpreadsheet(spreadsheet.id);
  const turningOff = useTurnOffSpreadsheet(spreadsheet.id);
  const isBusy = changing.isPending || turningOff.isPending;
  const ask = (next: AskedChange | null) => {
    changing.reset();
    turningOff.reset();
    setAsked(next);
  };
  const confirm = () => {
    if (asked === 'turn-off') turningOff.mutate();
    else changing.mutate({ newLink: true }, { onSuccess: () => setAsked(null) });
  };
  return (
    <Dialog
      title={<FormattedMessage {...titles[asked ?? 'link']} />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Stack gap="md" ref={useKeptFocus(isBusy)}>
        <Failure error={changing.error ?? turningOff.error} />
        {asked === null ? (
          <LinkStep spreadsheet={spreadsheet} name={name} changing={changing} onAsk={ask} />
        ) : (
          <SpreadsheetQuestion
            asked={asked}
            isInOwnDrive={spreadsheet.isInOwnDrive}
            isBusy={isBusy}
            onConfirm={confirm}
            onCancel={() => ask(null)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Alert color="red" role="alert" title={<FormattedMessage id="settings.link-fault" />}>
      <Refusal error={error} />
    </Alert>
  );
}

function Lead({
  spreadsheet: { isReadonly, isInOwnDrive },
  name,
}: Pick<LinkStepProps, 'spreadsheet' | 'name'>) {
  if (isInOwnDrive) return <FormattedMessage id="settings.spreadsheet-text-own-drive" values={{ name }} />;
  if (isReadonly) return <FormattedMessage id="settings.spreadsheet-text-readonly" values={{ name }} />;
  return <FormattedMessage id="settings.spreadsheet-text" values={{ name }} />;
}

interface LinkStepProps extends Pick<SpreadsheetDialogProps, 'spreadsheet' | 'name'> {
  readonly changing: ReturnType<typeof useChangeSpreadsheet>;
  readonly onAsk: (asked: AskedChange) => void;
}

function LinkStep({ spreadsheet, name, changing, onAsk }: LinkStepProps) {
  const { url, canBeEditable, canBeReplaced, editUrl, expiresAt } = spreadsheet;
  const [soon] = useState(() => Date.now() + soonMs);
  const isRenewed = changing.isSuccess && 'newLink' in changing.variables;
  return (
    <>
      <Text>
        <Lead spreadsheet={spreadsheet} name={name} />
      </Text>
      <ShownLink
        key={url}
        address={url}
        note={isRenewed && <FormattedMessage id="settings.link-renewed" />}
        isFirst
      />
      {canBeEditable && (
        <EditPart
          editUrl={editUrl}
          isBusy={changing.isPending}
          onChange={(isEditable) => changing.mutate({ isEditable })}
        />
      )}
      {expiresAt !== null && expiresAt < soon && (
        <KeepPart
          expiresAt={expiresAt}
          isBusy={changing.isPending}
          onKeep={() => changing.mutate({ renew: true })}
        />
      )}
      <SpreadsheetAnswers canBeReplaced={canBeReplaced} onAsk={onAsk} />
    </>
  );
}

/** The focus of a step that is gone is on whatever asks for it in the next. */
function useKeptFocus(isBusy: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const now = document.activeElement;
    const isLost = now === null || now.matches('body, dialog, :disabled');
    if (isLost && !isBusy) {
      body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    }
  });
  return body;
}
