// The options shown before printing; they are not printed themselves.
import { Button, Checkbox, Fieldset, NativeSelect } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SheetSummary } from '../calculation/protocol.ts';
import type { SpanView } from '../calculation/spans/span-columns.ts';
import { useTemplate, useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import { scaleNames, scaleOrder } from '../session/view/money-scales.ts';
import { offeredSpans } from '../session/view/offered-spans.ts';
import { showMoneyIn, useMoneyScale } from '../session/view/sheets-view.ts';
import classes from './print-choices.module.css';

interface PrintChoicesProps {
  readonly sheets: readonly SheetSummary[];
  readonly leftOut: ReadonlySet<string>;
  readonly onTurn: (sheetId: string) => void;
  readonly onTurnAll: (isWanted: boolean) => void;
  readonly isReady: boolean;
  /** What a column is. */
  readonly by: SpanView['by'];
  readonly onBy: (by: SpanView['by']) => void;
}

export function PrintChoices({ isReady, by, onBy, ...sheets }: PrintChoicesProps) {
  const { uuid } = useTemplate();
  const navigate = useNavigate();
  return (
    <div className={classes.choices}>
      <div className={classes.line}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={17} />}
          onClick={() => void navigate({ to: '/template/$uuid/', params: { uuid } })}
        >
          <FormattedMessage id="print.back" />
        </Button>
        <h1 className={classes.title}>
          <FormattedMessage id="print.title" />
        </h1>
        <Span by={by} onBy={onBy} />
        <Scale />
        <Button leftSection={<IconPrinter size={17} />} disabled={!isReady} onClick={() => window.print()}>
          <FormattedMessage id="print.print" />
        </Button>
      </div>
      <Sheets {...sheets} />
      <p className={classes.hint}>
        <FormattedMessage id="print.hint" />
      </p>
    </div>
  );
}

function Sheets({ sheets, leftOut, onTurn, onTurnAll }: Omit<PrintChoicesProps, 'isReady' | 'by' | 'onBy'>) {
  const { formatMessage } = useIntl();
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <Fieldset legend={formatMessage({ id: 'print.sheets' })} className={classes.sheets ?? ''}>
      {sheets.map(({ id, title }) => (
        <Checkbox key={id} size="sm" label={title} checked={!leftOut.has(id)} onChange={() => onTurn(id)} />
      ))}
      <div className={classes.every}>
        <Button {...look} disabled={leftOut.size === 0} onClick={() => onTurnAll(true)}>
          <FormattedMessage id="print.all" />
        </Button>
        <Button {...look} disabled={leftOut.size === sheets.length} onClick={() => onTurnAll(false)}>
          <FormattedMessage id="print.none" />
        </Button>
      </div>
    </Fieldset>
  );
}

function Span({ by, onBy }: Pick<PrintChoicesProps, 'by' | 'onBy'>) {
  const { formatMessage } = useIntl();
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  const offered = offeredSpans[periodicity];
  if (offered.length === 0) return null;
  const names = {
    periods: formatMessage({ id: 'view.by-periods' }, { periodicity }),
    quarters: formatMessage({ id: 'view.by-quarters' }),
    years: formatMessage({ id: 'view.by-years' }),
  };
  return (
    <NativeSelect
      aria-label={formatMessage({ id: 'view.by' })}
      value={offered.includes(by) ? by : 'periods'}
      data={offered.map((value) => ({ value, label: names[value] }))}
      onChange={({ currentTarget }) => {
        const picked = offered.find((value) => value === currentTarget.value);
        if (picked) onBy(picked);
      }}
    />
  );
}

function Scale() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      aria-label={formatMessage({ id: 'view.money' })}
      value={useMoneyScale()}
      data={scaleOrder.map((value) => ({ value, label: formatMessage(scaleNames[value]) }))}
      onChange={({ currentTarget }) => {
        const picked = scaleOrder.find((value) => value === currentTarget.value);
        if (picked) showMoneyIn(open, picked);
      }}
    />
  );
}
