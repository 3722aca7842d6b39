// What can be done with the chosen cells: fill to the right, fill with growth, clear.
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CellBox, GridCell } from '#web/ui/data-grid/grid-typing.ts';
import { fillRight, growFrom } from '../fields/numbers/fill-cells.ts';
import { BesideCell } from './beside-cell.tsx';
import classes from './cells.module.css';
import type { CellTools } from './use-cell-typing.ts';

interface CellMenuProps {
  readonly rows: readonly (readonly GridCell[])[];
  readonly box: CellBox;
  readonly tools: CellTools;
  readonly onClose: () => void;
}

const percentOf = (text: string): number | null => {
  const plain = text.trim().replace('%', '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) && Number(plain) >= -100 ? Number(plain) : null;
};

export function CellMenu({ rows, box, tools, onClose }: CellMenuProps) {
  const { formatMessage } = useIntl();
  const [isGrowing, setGrowing] = useState(false);
  const label = formatMessage({ id: 'cells.menu' }, { row: rows[0]?.[0]?.row.label ?? '' });
  const act = (go: () => void) => () => {
    onClose();
    go();
  };
  const canFill = rows.some((cells) => cells.length > 1);
  return (
    <BesideCell box={box} label={label} onClose={onClose}>
      {isGrowing ? (
        <Growth
          onGrow={(percent) => act(() => tools.fillWith(rows, (texts) => growFrom(texts, 0, percent)))()}
        />
      ) : (
        <>
          <Button
            size="compact-sm"
            variant="subtle"
            justify="space-between"
            disabled={!canFill}
            data-autofocus
            onClick={act(() => tools.fillWith(rows, (texts) => fillRight(texts, 0)))}
          >
            <FormattedMessage id="numbers.fill-right" />
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            justify="space-between"
            disabled={!canFill}
            onClick={() => setGrowing(true)}
          >
            <FormattedMessage id="cells.grow" />
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            justify="space-between"
            onClick={act(() => tools.clear(rows))}
          >
            <FormattedMessage id="cells.clear" />
          </Button>
        </>
      )}
    </BesideCell>
  );
}

function Growth({ onGrow }: { readonly onGrow: (percent: number) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('5');
  const percent = percentOf(text);
  const grow = () => percent !== null && onGrow(percent);
  return (
    <div className={classes.growth}>
      <TextInput
        ref={(field) => field?.focus()}
        size="xs"
        w={72}
        inputMode="decimal"
        aria-label={formatMessage({ id: 'numbers.growth' })}
        rightSection="%"
        value={text}
        error={percent === null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && grow()}
      />
      <Button size="xs" disabled={percent === null} onClick={grow}>
        <FormattedMessage id="numbers.grow" />
      </Button>
    </div>
  );
}
