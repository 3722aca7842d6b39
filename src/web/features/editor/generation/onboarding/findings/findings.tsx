// What stands out in a generated model against what is usual for its trade, with prices or pay that put it right at one press.
import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconEye, IconTag } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import shared from '../look/onboarding.module.css';
import { unbroken } from '../look/unbroken.ts';
import { RefinedSummaryText } from '../refining/refined-summary.tsx';
import classes from './findings.module.css';
import { type Moved, useFindings, type WayOut, wayOutOf } from './use-findings.ts';

export function Findings({ onMoved }: { readonly onMoved: (understood: UnderstoodLine) => void }) {
  const { looked, isBusy, hasFailed, moved, move, undo } = useFindings(onMoved);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  const act = (action: () => void) => {
    action();
    place.current?.focus();
  };
  return (
    <div ref={place} className={classes.findings} tabIndex={-1} role="status">
      {looked?.remark !== undefined && <p className={classes.remark}>{looked.remark}</p>}
      {moved && <MovedNumbers {...moved} undo={() => act(undo)} />}
      {looked && looked.findings.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconEye />}
          title={<FormattedMessage id="findings.title" />}
          classNames={{ message: classes.found ?? '' }}
        >
          <ul className={classes.list}>
            {looked.findings.map((finding) => (
              <li key={finding}>{unbroken(finding)}</li>
            ))}
          </ul>
          <WayOutButton way={wayOutOf(looked)} isBusy={isBusy} onMove={(way) => act(() => move(way))} />
          {hasFailed && <FormattedMessage id="refine.failed" tagName="p" />}
        </Alert>
      )}
    </div>
  );
}

interface WayOutProps {
  readonly way: WayOut | null;
  readonly isBusy: boolean;
  readonly onMove: (way: WayOut) => void;
}

type Way = Pick<WayOut, 'of' | 'percent'>;

function Offer({ of, percent }: Way) {
  const values = { percent: Math.abs(percent) };
  if (of === 'pay')
    return percent > 0 ? (
      <FormattedMessage id="findings.raise-pay" values={values} />
    ) : (
      <FormattedMessage id="findings.lower-pay" values={values} />
    );
  return percent > 0 ? (
    <FormattedMessage id="findings.raise" values={values} />
  ) : (
    <FormattedMessage id="findings.lower" values={values} />
  );
}

function Report({ of, percent }: Way) {
  const values = { percent: Math.abs(percent) };
  if (of === 'pay')
    return percent > 0 ? (
      <FormattedMessage id="findings.raised-pay" values={values} />
    ) : (
      <FormattedMessage id="findings.lowered-pay" values={values} />
    );
  return percent > 0 ? (
    <FormattedMessage id="findings.raised" values={values} />
  ) : (
    <FormattedMessage id="findings.lowered" values={values} />
  );
}

function WayOutButton({ way, isBusy, onMove }: WayOutProps) {
  if (way === null) return <FormattedMessage id="findings.by-hand" tagName="p" />;
  return (
    <>
      <Button
        variant="default"
        classNames={{ root: classes.move ?? '', label: classes.moveLabel ?? '' }}
        leftSection={<IconTag size={17} />}
        loading={isBusy}
        onClick={() => onMove(way)}
      >
        <Offer {...way} />
      </Button>
      {way.isAllUsual ? (
        <FormattedMessage id="findings.then-usual" tagName="p" />
      ) : (
        <FormattedMessage id="findings.then-better" tagName="p" />
      )}
    </>
  );
}

function MovedNumbers({ of, percent, summary, undo }: Moved & { readonly undo: () => void }) {
  return (
    <>
      <p className={classes.moved}>
        <IconCircleCheck size={20} aria-hidden="true" />
        <Report of={of} percent={percent} />
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
