// What comes of it when a browser is back from Google: the drive of whoever set out is connected, and nobody else's.
import type { DriveOutcome } from '#contract/drive-outcomes.ts';
import { connectDrive } from '#server/drives/connect-drive.ts';
import type { PendingConsent } from '#server/ports/spreadsheets/own-drives.ts';
import type { ServerParts } from '../server-parts.ts';

interface UnderWay extends PendingConsent {
  readonly accountId: string;
}

export async function finishConsent(
  { ports, jobs }: Pick<ServerParts, 'ports' | 'jobs'>,
  signedInAs: string | null,
  arrivedAt: URL,
  underWay: UnderWay | null,
): Promise<DriveOutcome> {
  if (underWay === null) return 'expired';
  const { accountId } = underWay;
  if (signedInAs === null) return 'sign-in-required';
  if (signedInAs !== accountId) return 'other-account';
  const drive = await ports.drives.finish(arrivedAt, underWay, accountId);
  try {
    await connectDrive(ports, jobs, accountId, drive);
  } catch (error) {
    // Nobody could ever take back what nobody knows.
    await ports.drives.leave({ accountId, ...drive }).catch(() => undefined);
    throw error;
  }
  jobs.wake();
  return 'connected';
}
