// Says, once, what came of connecting a Google Drive; tells whether the page was opened on the way back from there.
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { currentLanding, takeDriveOutcome } from '#web/state/page/landing.ts';
import { driveOutcomeTexts, readDriveOutcome } from './drive-outcome-texts.ts';

const noticeId = 'drive-outcome';

export function useDriveReturn(): boolean {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [isBack] = useState(() => currentLanding().drive !== null);
  useEffect(() => {
    const outcome = readDriveOutcome(takeDriveOutcome());
    if (outcome === null) return;
    const color = outcome === 'connected' ? 'teal' : 'red';
    notify({ id: noticeId, color, message: formatMessage(driveOutcomeTexts[outcome]), autoClose: false });
  }, [formatMessage, notify]);
  return isBack;
}
