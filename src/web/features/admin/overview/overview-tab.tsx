// What happened on each of the last days: numbers beside those of the days before, charts, and the way to a download.
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { RefreshButton } from '../parts/refresh-button.tsx';
import { TabHead } from '../parts/tab-head.tsx';
import { TabViews } from '../parts/tab-views.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { Funnel } from './funnel.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import classes from './overview-tab.module.css';
import { OverviewTable } from './overview-table.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import type { Overview } from './series.ts';

const spans = ['7', '30', '90', '365'] as const;
type Span = (typeof spans)[number];

export function OverviewTab() {
  const { formatMessage } = useIntl();
  const [span, setSpan] = useState<Span>('30');
  const overview = useOperatorLoad((signal, days: Span) => call('getOverview', { signal, query: { days } }));
  const { state, value, error, load, retry } = overview;
  const begin = useRef(() => load(span));
  useEffect(() => void begin.current(), []);
  const choose = (days: Span) => {
    setSpan(days);
    void load(days);
  };
  return (
    <>
      <TabHead
        title={<FormattedMessage id="admin.overview" />}
        lead={<FormattedMessage id="admin.overview-lead" />}
        actions={<RefreshButton isDisabled={state === 'loading'} onRefresh={() => void load(span)} />}
      />
      <TabViews<Span>
        label={formatMessage({ id: 'admin.overview-days' })}
        views={spans.map((days) => ({
          value: days,
          label: formatMessage({ id: 'admin.overview-span' }, { days: Number(days) }),
        }))}
        open={span}
        onOpen={choose}
      />
      {state === 'failed' && (
        <ErrorBanner
          error={error}
          fallback={formatMessage({ id: 'admin.overview-failed' })}
          onRetry={retry}
        />
      )}
      {value && <Shown overview={value} isOld={state === 'loading'} />}
    </>
  );
}

function Shown({ overview, isOld }: { readonly overview: Overview; readonly isOld: boolean }) {
  const [first] = overview.days;
  const { countedSince } = overview;
  return (
    <div className={classes.shown} aria-busy={isOld}>
      <OverviewTiles overview={overview} />
      <Since countedSince={countedSince} first={first} />
      <OverviewCharts overview={overview} />
      <Funnel overview={overview} />
      <OverviewTable overview={overview} />
    </div>
  );
}

interface SinceProps {
  readonly countedSince: string | null;
  readonly first: string | undefined;
}

/** What is not counted looks like nothing that happened. */
function Since({ countedSince, first }: SinceProps) {
  if (countedSince === null)
    return (
      <p className={classes.note}>
        <FormattedMessage id="admin.overview-nothing" />
      </p>
    );
  if (first === undefined || countedSince <= first) return null;
  return (
    <p className={classes.note}>
      <FormattedMessage id="admin.overview-since" values={{ day: <ShownDay at={countedSince} isUtc /> }} />
    </p>
  );
}
