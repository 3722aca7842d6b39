// The links of an order: its spreadsheet, and its receipt as a page and as a PDF.
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './orders.module.css';
import type { Order } from './shown-orders.ts';

export function OrderLinks({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const { name, state, gsUrl, fileUrl, receiptUrl, receiptPdfUrl } = order;
  // Whatever was given back is closed.
  const isOpen = state === 'paid';
  const spreadsheetUrl = isOpen ? gsUrl : null;
  const workbookUrl = isOpen ? fileUrl : null;
  if ([spreadsheetUrl, workbookUrl, receiptUrl, receiptPdfUrl].every((url) => url === null)) return null;
  return (
    <div className={classes.links}>
      {spreadsheetUrl !== null && (
        <Paper href={spreadsheetUrl} label={formatMessage({ id: 'settings.order-open-named' }, { name })}>
          <FormattedMessage id="checkout.open-spreadsheet" />
        </Paper>
      )}
      {workbookUrl !== null && (
        <Paper href={workbookUrl} label={formatMessage({ id: 'settings.order-file-named' }, { name })}>
          <FormattedMessage id="checkout.download-workbook" />
        </Paper>
      )}
      {receiptUrl !== null && (
        <Paper href={receiptUrl} label={formatMessage({ id: 'settings.order-receipt-named' }, { name })}>
          <FormattedMessage id="settings.order-receipt" />
        </Paper>
      )}
      {receiptPdfUrl !== null && (
        <Paper href={receiptPdfUrl} label={formatMessage({ id: 'settings.order-pdf-named' }, { name })}>
          <FormattedMessage id="settings.order-pdf" />
        </Paper>
      )}
    </div>
  );
}

interface PaperProps {
  readonly href: string;
  /** Begins with what is visible, and says of which order it is. */
  readonly label: string;
  readonly children: ReactNode;
}

const Paper = ({ href, label, children }: PaperProps) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm" aria-label={label}>
    {children}
  </Anchor>
);
