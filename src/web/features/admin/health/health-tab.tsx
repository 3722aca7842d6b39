// How the server is, part by part: green, amber or red, with what to do; it asks again while somebody looks.
import { useEffect } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { useOperatorAddress } from '../parts/use-operator-address.ts';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { HealthCards } from './health-cards.tsx';
import classes from './health-tab.module.css';
import { Overall } from './overall.tsx';

const everyMs = 15_000;
const tabId = 'health';

export function HealthTab() {
  const { formatMessage } = useIntl();
  const { state, value, error, load, retry } = useOperatorLoad((signal) => call('getHealth', { signal }));
  useWhileVisible(useOperatorAddress().tab === tabId, () => void load());
  return (
    <>
      <TabHead
        title={<FormattedMessage id="admin.health" />}
        lead={<FormattedMessage id="admin.health-lead" />}
        actions={<RefreshButton onRefresh={() => void load()} />}
      />
      {state === 'failed' && (
        <ErrorBanner error={error} fallback={formatMessage({ id: 'admin.health-failed' })} onRetry={retry} />
      )}
      {value && (
        <>
          <Overall health={value} />
          <HealthCards health={value} />
          <p className={classes.about}>
            <FormattedMessage
              id="admin.health-about"
              values={{
                version: value.version,
                node: value.node,
                started: <ShownTime key="started" at={value.startedAt} />,
                asked: <FormattedTime key="asked" value={value.now} timeStyle="medium" />,
              }}
            />
          </p>
        </>
      )}
    </>
  );
}

/** At once and then again and again, but not while the tab, or the browser's, is out of sight. */
function useWhileVisible(isOpen: boolean, ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => {
    if (!isOpen) return;
    let timer: number | undefined;
    const begin = () => {
      window.clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      latest.current();
      timer = window.setInterval(() => latest.current(), everyMs);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isOpen, latest]);
}
