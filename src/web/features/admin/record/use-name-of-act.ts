// An act's name for people; one that only another program knows is named by the words of its code.
import { useCallback } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { isOperatorAct, type OperatorActName } from '#contract/operator-acts.ts';

const names: Readonly<Record<OperatorActName, MessageDescriptor>> = defineMessages({
  'environment-switched': { id: 'admin.act-environment-switched' },
  'feedback-requested': { id: 'admin.act-feedback-requested' },
  'gallery-listed': { id: 'admin.act-gallery-listed' },
  'gallery-request-approved': { id: 'admin.act-gallery-request-approved' },
  'gallery-request-examined': { id: 'admin.act-gallery-request-examined' },
  'gallery-request-refused': { id: 'admin.act-gallery-request-refused' },
  'gallery-requests-listed': { id: 'admin.act-gallery-requests-listed' },
  'job-dropped': { id: 'admin.act-job-dropped' },
  'job-retried': { id: 'admin.act-job-retried' },
  'job-run': { id: 'admin.act-job-run' },
  'jobs-listed': { id: 'admin.act-jobs-listed' },
  'letter-read': { id: 'admin.act-letter-read' },
  'letter-sent-again': { id: 'admin.act-letter-sent-again' },
  'letters-listed': { id: 'admin.act-letters-listed' },
  'log-body-read': { id: 'admin.act-log-body-read' },
  'log-read': { id: 'admin.act-log-read' },
  'message-marked': { id: 'admin.act-message-marked' },
  'messages-listed': { id: 'admin.act-messages-listed' },
  'missed-events-read': { id: 'admin.act-missed-events-read' },
  'orders-listed': { id: 'admin.act-orders-listed' },
  'overview-read': { id: 'admin.act-overview-read' },
  'payment-events-listed': { id: 'admin.act-payment-events-listed' },
  'payment-events-replayed': { id: 'admin.act-payment-events-replayed' },
  'plan-prices-compared': { id: 'admin.act-plan-prices-compared' },
  'price-changes-read': { id: 'admin.act-price-changes-read' },
  'prices-read': { id: 'admin.act-prices-read' },
  'record-exported': { id: 'admin.act-record-exported' },
  'refund-denied': { id: 'admin.act-refund-denied' },
  'refund-granted': { id: 'admin.act-refund-granted' },
  'refund-requests-listed': { id: 'admin.act-refund-requests-listed' },
  'reports-dismissed': { id: 'admin.act-reports-dismissed' },
  'reports-listed': { id: 'admin.act-reports-listed' },
  'table-downloaded': { id: 'admin.act-table-downloaded' },
  'template-names-read': { id: 'admin.act-template-names-read' },
  'template-price-set': { id: 'admin.act-template-price-set' },
  'template-read': { id: 'admin.act-template-read' },
  'template-taken-out': { id: 'admin.act-template-taken-out' },
  'template-unpublished': { id: 'admin.act-template-unpublished' },
  'templates-read': { id: 'admin.act-templates-read' },
  'user-archived': { id: 'admin.act-user-archived' },
  'user-deleted': { id: 'admin.act-user-deleted' },
  'user-log-read': { id: 'admin.act-user-log-read' },
  'user-read': { id: 'admin.act-user-read' },
  'user-searched': { id: 'admin.act-user-searched' },
  'user-templates-read': { id: 'admin.act-user-templates-read' },
  'user-unarchived': { id: 'admin.act-user-unarchived' },
  'users-listed': { id: 'admin.act-users-listed' },
  'view-begun': { id: 'admin.act-view-begun' },
  'view-ended': { id: 'admin.act-view-ended' },
});

/** "user-deleted" reads "User deleted". */
function wordsOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
}

export function useNameOfAct(): (code: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (code) => (isOperatorAct(code) ? formatMessage(names[code]) : wordsOf(code)),
    [formatMessage],
  );
}
