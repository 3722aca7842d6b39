// The options shown before printing; they are not printed themselves.
import { Button, Checkbox, Fieldset, NativeSelect } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SheetSummary } from '../calculation/protocol.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { scaleNames, scaleOrder } from '../session/view/money-scales.ts';
import { showMoneyIn, useMoneyScale } from '../session/view/sheets-view.ts';
import classes from './print.module.css';

interface PrintChoicesProps {
  readonly sheets: readonly SheetSummary[];
  readonly leftOut: ReadonlySet<string>;
  readonly onTurn: (sheetId: string) => void;
  readonly onTurnAll: (isWanted: boolean) => void;
  readonly isReady: boolean;
}

export function PrintChoices({ sheets, leftOut, onTurn, onTurnAll, isReady }: PrintChoicesProps) {
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
        <Scale />
        <Button leftSection={<IconPrinter size={17} />} disabled={!isReady} onClick={() => window.print()}>
          <FormattedMessage id="print.print" />
        </Button>
      </div>
      <Sheets sheets={sheets} leftOut={leftOut} onTurn={onTurn} onTurnAll={onTurnAll} />
      <p className={classes.hint}>
        <FormattedMessage id="print.hint" />
      </p>
    </div>
  );
}

function Sheets({ sheets, leftOut, onTurn, onTurnAll }: Omit<PrintChoicesProps, 'isReady'>) {
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
