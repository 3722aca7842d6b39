// The link to a workbook with everything that can be done with it; without one, the button that makes it.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShownLink } from '#web/ui/shown-link/shown-link.tsx';
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
  const hasLink = order.fileUrl !== null || order.gsUrl !== null;
  return (
    <>
      <OrderAddresses order={order} isNew={isNew} isFirst={pressed === null} />
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

interface OrderAddressesProps extends Pick<LinkControlsProps, 'order' | 'isNew'> {
  readonly isFirst: boolean;
}

/** Where it opens in the browser, and the file to download. */
function OrderAddresses({ order: { gsUrl, fileUrl }, isNew, isFirst }: OrderAddressesProps) {
  const { formatMessage } = useIntl();
  const note = isNew ? <FormattedMessage id="settings.link-renewed" /> : null;
  return (
    <>
      {gsUrl !== null && (
        <ShownLink
          key={gsUrl}
          address={gsUrl}
          label={<FormattedMessage id="settings.link-spreadsheet" />}
          copyLabel={formatMessage({ id: 'settings.link-copy-spreadsheet' })}
          note={note}
          isFirst={isFirst}
        />
      )}
      {fileUrl !== null && (
        <ShownLink
          key={fileUrl}
          address={fileUrl}
          label={<FormattedMessage id="settings.link-workbook" />}
          copyLabel={formatMessage({ id: 'settings.link-copy-workbook' })}
          note={gsUrl === null ? note : null}
          isFirst={isFirst && gsUrl === null}
          isQuiet={gsUrl !== null}
        />
      )}
    </>
  );
}
