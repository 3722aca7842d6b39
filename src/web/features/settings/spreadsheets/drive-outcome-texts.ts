// The messages for the outcome of connecting a Google Drive.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type DriveOutcome, driveOutcomes } from '#contract/drive-outcomes.ts';

export const driveOutcomeTexts: Readonly<Record<DriveOutcome, MessageDescriptor>> = defineMessages({
  connected: { id: 'drive.connected' },
  'not-set-up': { id: 'drive.not-set-up' },
  'sign-in-required': { id: 'drive.sign-in-required' },
  'rate-limited': { id: 'google.rate-limited' },
  cancelled: { id: 'drive.cancelled' },
  'not-permitted': { id: 'drive.not-permitted' },
  expired: { id: 'drive.expired' },
  'other-account': { id: 'drive.other-account' },
  unavailable: { id: 'google.unavailable' },
});

/** Null for an unknown value in the address. */
export function readDriveOutcome(text: string | null): DriveOutcome | null {
  return driveOutcomes.find((outcome) => outcome === text) ?? null;
}
