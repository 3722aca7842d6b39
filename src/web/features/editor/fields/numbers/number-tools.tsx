// Fills numbers from the current cell on, the same to the end or growing; fills in sample numbers; copies them all.
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { copiedNumber } from '../../calculation/numbers/copied-number.ts';
import { numberLanguage } from '../../session/view/number-language.ts';
import { fillRight, growFrom, inHundreds } from './fill-cells.ts';
import classes from './numbers-dialog.module.css';
import type { NumberCells } from './use-number-cells.ts';

interface NumberToolsProps {
  readonly cells: NumberCells;
  readonly periods: readonly string[];
  readonly from: number;
}

const percentOf = (text: string): number | null => {
  const plain = text.trim().replace('%', '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) && Number(plain) >= -100 ? Number(plain) : null;
};

export function NumberTools({ cells, periods, from }: NumberToolsProps) {
  const { formatMessage } = useIntl();
  const [growth, setGrowth] = useState('5');
  const percent = percentOf(growth);
  const grow = () => percent !== null && cells.replace(growFrom(cells.numbers, from, percent));
  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => cells.replace(fillRight(cells.numbers, from))}
      >
        <FormattedMessage id="numbers.fill-right" />
      </Button>
      <span className={classes.growth}>
        <TextInput
          size="xs"
          w={64}
          inputMode="decimal"
          aria-label={formatMessage({ id: 'numbers.growth' })}
          rightSection="%"
          value={growth}
          error={percent === null}
          onChange={(event) => setGrowth(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            grow();
          }}
        />
        <Button variant="default" size="compact-sm" disabled={percent === null} onClick={grow}>
          <FormattedMessage id="numbers.grow" />
        </Button>
      </span>
      <span className={classes.from}>
        <FormattedMessage id="numbers.from" values={{ period: periods[from] ?? '' }} />
      </span>
      <Button variant="default" size="compact-sm" onClick={() => cells.replace(inHundreds(cells.numbers))}>
        <FormattedMessage id="numbers.random" />
      </Button>
      <span className={classes.ends}>
        <Button variant="subtle" size="compact-sm" disabled={!cells.canUndo} onClick={cells.undo}>
          <FormattedMessage id="editor.undo" />
        </Button>
        <CopyButton cells={cells.numbers} />
      </span>
    </div>
  );
}

/** Cells separated by tabs paste into a spreadsheet as a row. */
function CopyButton({ cells }: { readonly cells: readonly string[] }) {
  const { formatMessage, locale } = useIntl();
  const notify = useNotify();
  const copy = async () => {
    try {
      const numbers = cells.map((cell) => copiedNumber(cell, numberLanguage(locale)));
      await navigator.clipboard.writeText(numbers.join('\t'));
      notify({ message: formatMessage({ id: 'numbers.copied' }) });
    } catch {
      notify({ color: 'red', message: formatMessage({ id: 'numbers.copy-failed' }) });
    }
  };
  return (
    <Button variant="subtle" size="compact-sm" onClick={copy}>
      <FormattedMessage id="numbers.copy" />
    </Button>
  );
}
