// A line below the top bar while this device is offline.
import { IconWifiOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { serverHealth } from '#web/api/server-health.ts';
import { useUnsavedWork } from '#web/state/unsaved-work/unsaved-work.ts';
import classes from './strip.module.css';

export function OfflineStrip() {
  const isOffline = useStore(serverHealth, (health) => health.isOffline);
  const work = useUnsavedWork();
  return (
    <div role="status">
      {isOffline && (
        <div className={classes.strip} data-strip="offline">
          <IconWifiOff size={17} aria-hidden="true" />
          <span>
            {work === 'not-kept' ? (
              <FormattedMessage id="offline.not-kept" />
            ) : (
              <FormattedMessage id="offline.text" />
            )}
          </span>
        </div>
      )}
    </div>
  );
}
