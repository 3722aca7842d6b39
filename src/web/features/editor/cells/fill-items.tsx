// The part of a cell's menu that fills the cells to the right of it.
import { Menu } from '@mantine/core';
import { IconArrowBarToRight, IconTrendingUp } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { GridCell } from '#web/ui/data-grid/grid-typing.ts';
import { MenuKeys } from '#web/ui/tips/menu-keys.tsx';
import { fillRight } from '../fields/numbers/fill-cells.ts';
import { type CellTools, filledRows } from './use-cell-typing.ts';

interface FillItemsProps {
  readonly rows: readonly (readonly GridCell[])[];
  readonly tools: CellTools;
  readonly onGrow: () => void;
}

export function FillItems({ rows, tools, onGrow }: FillItemsProps) {
  if (!filledRows(rows).some((cells) => cells.length > 1)) return null;
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowBarToRight size={16} />}
        rightSection={<MenuKeys held="ctrl" code="R" />}
        onClick={() => tools.fillWith(rows, (texts) => fillRight(texts, 0))}
      >
        <FormattedMessage id="numbers.fill-right" />
      </Menu.Item>
      <Menu.Item leftSection={<IconTrendingUp size={16} />} closeMenuOnClick={false} onClick={onGrow}>
        <FormattedMessage id="cells.grow" />
      </Menu.Item>
    </>
  );
}
