// What stands out in a generated model against what is usual for its trade, with prices that put it right at one press.
import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconEye, IconTag } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BetterPrices, LookedOver } from '#generate/look-over.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import shared from '../look/onboarding.module.css';
import { RefinedSummaryText } from '../refining/refined-summary.tsx';
import classes from './findings.module.css';
import { type MovedPrices, useFindings } from './use-findings.ts';

export function Findings({ onMoved }: { readonly onMoved: (understood: UnderstoodLine) => void }) {
  const { looked, isBusy, hasFailed, moved, movePrices, undo } = useFindings(onMoved);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  const act = (action: () => void) => {
    action();
    place.current?.focus();
  };
  return (
    <div ref={place} className={classes.findings} tabIndex={-1} role="status">
      {moved && <Moved {...moved} undo={() => act(undo)} />}
      {looked && looked.findings.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconEye />}
          title={<FormattedMessage id="findings.title" />}
          classNames={{ message: classes.found ?? '' }}
        >
          <ul className={classes.list}>
            {looked.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
          <WayOut {...looked} isBusy={isBusy} onMove={(prices) => act(() => movePrices(prices))} />
          {hasFailed && <FormattedMessage id="refine.failed" tagName="p" />}
        </Alert>
      )}
    </div>
  );
}

interface WayOutProps extends LookedOver {
  readonly isBusy: boolean;
  readonly onMove: (prices: BetterPrices) => void;
}

function WayOut({ prices, isBusy, onMove }: WayOutProps) {
  if (prices === null) return <FormattedMessage id="findings.by-hand" tagName="p" />;
  const values = { percent: Math.abs(prices.percent) };
  return (
    <>
      <Button
        variant="default"
        classNames={{ root: classes.move ?? '', label: classes.moveLabel ?? '' }}
        leftSection={<IconTag size={17} />}
        loading={isBusy}
        onClick={() => onMove(prices)}
      >
        {prices.percent > 0 ? (
          <FormattedMessage id="findings.raise" values={values} />
        ) : (
          <FormattedMessage id="findings.lower" values={values} />
        )}
      </Button>
      {prices.isAllUsual ? (
        <FormattedMessage id="findings.then-usual" tagName="p" />
      ) : (
        <FormattedMessage id="findings.then-better" tagName="p" />
      )}
    </>
  );
}

function Moved({ percent, summary, undo }: MovedPrices & { readonly undo: () => void }) {
  const values = { percent: Math.abs(percent) };
  return (
    <>
      <p className={classes.moved}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {percent > 0 ? (
          <FormattedMessage id="findings.raised" values={values} />
        ) : (
          <FormattedMessage id="findings.lowered" values={values} />
        )}
      </p>
      <RefinedSummaryText summary={summary} />
      <Button
        className={shared.more}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={15} />}
        onClick={undo}
      >
        <FormattedMessage id="refine.undo" />
      </Button>
    </>
  );
}
