// Says who can open the link to a workbook, shows it, and asks before it is turned off or replaced.
import { Alert, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { LinkControls } from './link-controls.tsx';
import { LinkQuestion } from './link-question.tsx';
import type { Order } from './shown-orders.ts';
import { type LinkChange, useFileLink } from './use-file-link.ts';

interface FileLinkDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const titles = defineMessages({
  link: { id: 'settings.link' },
  'turn-off': { id: 'settings.link-turn-off-title' },
  renew: { id: 'settings.link-renew-title' },
});

export function FileLinkDialog({ order, onClose }: FileLinkDialogProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<LinkChange | null>(null);
  const [pressed, setPressed] = useState<LinkChange | null>(null);
  const changing = useFileLink(order);
  const change = (to: LinkChange) => changing.mutate(to, { onSuccess: () => setAsked(null) });
  const ask = (of: LinkChange) => {
    changing.reset();
    setPressed(of);
    // Nobody has a link that is off.
    if (order.fileLink === 'on') setAsked(of);
    else change(of);
  };
  return (
    <Dialog
      title={<FormattedMessage {...titles[asked ?? 'link']} />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <Stack gap="md" ref={useKeptFocus(changing.isPending)}>
        <Text role="status">
          <Lead order={order} asked={asked} />
        </Text>
        {changing.error && (
          <Alert color="red" role="alert" title={<FormattedMessage id="settings.link-fault" />}>
            <Refusal error={changing.error} />
          </Alert>
        )}
        {asked === null ? (
          <LinkControls
            order={order}
            pressed={changing.isSuccess ? null : pressed}
            isNew={changing.isSuccess && changing.variables === 'renew'}
            isBusy={changing.isPending}
            onAsk={ask}
            onClose={onClose}
          />
        ) : (
          <LinkQuestion
            asked={asked}
            isBusy={changing.isPending}
            onConfirm={() => change(asked)}
            onCancel={() => {
              changing.reset();
              setAsked(null);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const questions = defineMessages({
  'turn-off': { id: 'settings.link-turn-off-text' },
  renew: { id: 'settings.link-renew-text' },
});

function Lead({ order, asked }: { readonly order: Order; readonly asked: LinkChange | null }) {
  const { fileLink, isSpreadsheetBuilding, name } = order;
  if (asked !== null) return <FormattedMessage {...questions[asked]} />;
  if (fileLink === 'building') return <FormattedMessage id="settings.link-building" />;
  if (fileLink === 'failed') return <FormattedMessage id="settings.link-failed" values={{ name }} />;
  if (fileLink === 'off') return <FormattedMessage id="settings.link-off" values={{ name }} />;
  return (
    <>
      <FormattedMessage id="settings.link-on" values={{ name }} />
      {isSpreadsheetBuilding && (
        <>
          {' '}
          <FormattedMessage id="settings.link-spreadsheet-building" />
        </>
      )}
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
