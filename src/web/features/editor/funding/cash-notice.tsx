// Above the sheets where people look at cash: says where it runs short, and offers to close the gap.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalculated } from '../calculation/calculation-client.ts';
import type { CashGap } from '../calculation/funding/cash-gap.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';
import classes from './funding.module.css';
import { GapTitle, GapWords } from './gap-words.tsx';

interface CashNoticeProps {
  /** There is enough cash, and it was closed or went out of sight. */
  readonly onLeave: () => void;
}

/** Once there is enough cash it says so in the same room, so that the sheet beneath stays under the pointer. */
export function CashNotice({ onLeave }: CashNoticeProps) {
  const gap = useCalculated(({ result }) => result?.cashGap ?? null);
  const [last, setLast] = useState(gap);
  if (gap !== null && gap !== last) setLast(gap);
  return (
    <div className={classes.notice}>
      {last && <GapNotice gap={last} isClosed={gap === null} />}
      {gap === null && <ClosedNotice onLeave={onLeave} />}
    </div>
  );
}

interface GapNoticeProps {
  readonly gap: CashGap;
  /** It keeps its room, unseen. */
  readonly isClosed: boolean;
}

function GapNotice({ gap, isClosed }: GapNoticeProps) {
  const open = useTemplateDocument();
  return (
    <Alert
      className={isClosed ? (classes.room ?? '') : ''}
      color="yellow"
      icon={<IconAlertTriangle />}
      title={<GapTitle gap={gap} />}
      data-cash-gap={!isClosed || undefined}
    >
      <div className={classes.said}>
        <p className={classes.words}>
          <GapWords gap={gap} />
        </p>
        <Button size="compact-sm" onClick={() => openEditorDialog(open, { name: 'funding' })}>
          <FormattedMessage id="cash.close" />
        </Button>
      </div>
    </Alert>
  );
}

/** Or not shown at all. Above, its room would move what is being read. */
const isBelow = ({ isIntersecting, boundingClientRect: { top, height } }: IntersectionObserverEntry) =>
  !isIntersecting && (height === 0 || top > 0);

function ClosedNotice({ onLeave }: CashNoticeProps) {
  const { formatMessage } = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!element.current) return;
    const sight = new IntersectionObserver((seen) => {
      const last = seen.at(-1);
      if (last && isBelow(last)) leave.current();
    });
    sight.observe(element.current);
    return () => sight.disconnect();
  }, []);
  return (
    <Alert
      ref={element}
      className={classes.closed ?? ''}
      role="status"
      color="teal"
      icon={<IconCircleCheck />}
      title={<FormattedMessage id="cash.enough" />}
      withCloseButton
      closeButtonLabel={formatMessage({ id: 'app.close' })}
      onClose={onLeave}
      data-cash-closed
    />
  );
}
