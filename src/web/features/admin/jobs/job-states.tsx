// The states and kinds of jobs in words.
import { Badge } from '@mantine/core';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { Reply } from '#web/api/call.ts';

export type Job = Reply<'listJobs'>['jobs'][number];
export type JobState = Job['state'];

export const jobStates: readonly JobState[] = ['waiting', 'leased', 'failed', 'done'];

export const stateNames = defineMessages<JobState>({
  waiting: { id: 'admin.job-waiting' },
  leased: { id: 'admin.job-leased' },
  failed: { id: 'admin.job-failed' },
  done: { id: 'admin.job-done' },
});

const kindNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  letter: { id: 'admin.job-letter' },
  receipt: { id: 'admin.job-receipt' },
  refund: { id: 'admin.job-refund' },
  'cancel-subscription': { id: 'admin.job-cancel-subscription' },
  'close-checkouts': { id: 'admin.job-close-checkouts' },
  'payment-events': { id: 'admin.job-payment-events' },
  'remove-spreadsheet': { id: 'admin.job-remove-spreadsheet' },
  'leave-drive': { id: 'admin.job-leave-drive' },
  'gallery-pictures': { id: 'admin.job-gallery-pictures' },
});

const colours: Readonly<Record<JobState, string>> = {
  waiting: 'gray',
  leased: 'indigo',
  failed: 'red',
  done: 'green',
};

export function StateBadge({ state }: { readonly state: JobState }) {
  const { formatMessage } = useIntl();
  return (
    <Badge variant="light" color={colours[state]} tt="none" miw="max-content">
      {formatMessage(stateNames[state])}
    </Badge>
  );
}

/** Of a newer program's kind, its code. */
export function useKindName(): (kind: string) => string {
  const { formatMessage } = useIntl();
  return (kind) => {
    const name = kindNames[kind];
    return name === undefined ? kind : formatMessage(name);
  };
}
