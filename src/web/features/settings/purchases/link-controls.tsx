// The link to a workbook with everything that can be done with it; without one, the button that makes it.
import { Button, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './orders.module.css';
import type { Order } from './shown-orders.ts';
import type { LinkChange } from './use-file-link.ts';

interface LinkControlsProps {
  readonly order: Order;
  /** The button that was pressed last, to which the focus returns. */
  readonly pressed: LinkChange | null;
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly onAsk: (of: LinkChange) => void;
  readonly onClose: () => void;
}

export function LinkControls(props: LinkControlsProps) {
  const { order, pressed, isNew, isBusy, onAsk, onClose } = props;
  const hasLink = order.fileUrl !== null;
  return (
    <>
      {order.fileUrl !== null && (
        <ShownLink key={order.fileUrl} path={order.fileUrl} isNew={isNew} isFirst={pressed === null} />
      )}
      <div className={classes.answers}>
        {order.fileLink === 'building' ? (
          <Button data-autofocus onClick={onClose}>
            <FormattedMessage id="app.close" />
          </Button>
        ) : (
          <Button
            variant={hasLink ? 'default' : 'filled'}
            loading={isBusy}
            data-autofocus={!hasLink || pressed === 'renew' || undefined}
            onClick={() => onAsk('renew')}
          >
            <FormattedMessage id="settings.link-renew" />
          </Button>
        )}
        {hasLink && (
          <Button
            variant="light"
            color="red"
            data-autofocus={pressed === 'turn-off' || undefined}
            onClick={() => onAsk('turn-off')}
          >
            <FormattedMessage id="settings.link-turn-off" />
          </Button>
        )}
      </div>
    </>
  );
}

interface ShownLinkProps {
  readonly path: string;
  readonly isNew: boolean;
  readonly isFirst: boolean;
}

function ShownLink({ path, isNew, isFirst }: ShownLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const address = new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('no');
    }
  };
  return (
    <div>
      <div className={classes.link}>
        <TextInput
          ref={field}
          className={classes.address}
          readOnly
          label={<FormattedMessage id="settings.link-address" />}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button data-autofocus={isFirst || undefined} onClick={copy}>
          <FormattedMessage id="settings.link-copy" />
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt="xs" role="status">
        <LinkNote copied={copied} isNew={isNew} />
      </Text>
    </div>
  );
}

interface LinkNoteProps {
  readonly copied: 'yes' | 'no' | null;
  readonly isNew: boolean;
}

function LinkNote({ copied, isNew }: LinkNoteProps) {
  if (copied === 'yes') return <FormattedMessage id="settings.link-copied" />;
  if (copied === 'no') return <FormattedMessage id="settings.link-copy-failed" />;
  return isNew ? <FormattedMessage id="settings.link-renewed" /> : null;
}
