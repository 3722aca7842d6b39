// The columns of the record: when, who, what, to whom, before and after, and from where.
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import classes from './record-tab.module.css';
import { useNameOfAct } from './use-name-of-act.ts';
import type { OperatorAct } from './use-record.ts';

const titles = defineMessages({
  at: { id: 'admin.record-when' },
  operator: { id: 'admin.record-operator' },
  act: { id: 'admin.record-act' },
  whom: { id: 'admin.record-user' },
  change: { id: 'admin.record-change' },
});

export function useRecordColumns(): readonly OperatorColumn<OperatorAct>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => columnsIn(formatMessage), [formatMessage]);
}

const columnsIn = (say: IntlShape['formatMessage']): readonly OperatorColumn<OperatorAct>[] => [
  { id: 'at', title: say(titles.at), cell: ({ at }) => <ShownTime at={at} /> },
  { id: 'operator', title: say(titles.operator), cell: (act) => <Operator {...act} /> },
  { id: 'act', title: say(titles.act), cell: (act) => <Act {...act} /> },
  { id: 'whom', title: say(titles.whom), cell: (act) => <Whom {...act} /> },
  { id: 'change', title: say(titles.change), cell: (act) => <Change {...act} /> },
];

function Act({ act, what }: OperatorAct) {
  const nameOfAct = useNameOfAct();
  return (
    <>
      <div className={classes.name}>{nameOfAct(act)}</div>
      {what !== null && <div className={classes.code}>{what}</div>}
    </>
  );
}

function Whom({ whom, whomEmail }: OperatorAct) {
  if (whom === null) return <span className={classes.quiet}>–</span>;
  return (
    <>
      {whomEmail !== null && <div>{whomEmail}</div>}
      <div className={classes.code}>{whom}</div>
    </>
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Change({ before, after }: OperatorAct) {
  const isKnown = (value: unknown) => value !== null && value !== undefined;
  if (!isKnown(before) && !isKnown(after)) return <span className={classes.quiet}>–</span>;
  return (
    <dl className={classes.change}>
      {isKnown(before) && (
        <>
          <dt>
            <FormattedMessage id="admin.record-before" />
          </dt>
          <dd>{shown(before)}</dd>
        </>
      )}
      {isKnown(after) && (
        <>
          <dt>
            <FormattedMessage id="admin.record-after" />
          </dt>
          <dd>{shown(after)}</dd>
        </>
      )}
    </dl>
  );
}

const environments = defineMessages({
  local: { id: 'admin.environment-local' },
  test: { id: 'admin.environment-test' },
  production: { id: 'admin.environment-production' },
});

const isEnvironment = (name: string): name is keyof typeof environments => name in environments;

/** Who, and from where. */
function Operator({ operatorEmail, operatorId, ip, doneFrom }: OperatorAct) {
  const { formatMessage } = useIntl();
  const environment = isEnvironment(doneFrom) ? formatMessage(environments[doneFrom]) : doneFrom;
  return (
    <div className={classes.operator}>
      <div>{operatorEmail || operatorId}</div>
      <div className={classes.quiet}>
        {ip} · {environment}
      </div>
    </div>
  );
}
