// What can be done at a cell: edit, copy, fill to the right, fill with growth, clear, and see how it is calculated.
import { Menu } from '@mantine/core';
import { IconBinaryTree, IconCopy, IconEraser, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridMenu } from '#web/ui/data-grid/grid-typing.ts';
import { MenuAtCell } from '#web/ui/data-grid/menu-at-cell.tsx';
import { useFocusBack } from '#web/ui/hooks/use-focus-back.ts';
import { MenuKeys } from '#web/ui/tips/menu-keys.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import { growFrom } from '../fields/numbers/fill-cells.ts';
import { traceCell } from '../session/view/trace-cell.ts';
import { BesideCell } from './beside-cell.tsx';
import { FillItems } from './fill-items.tsx';
import { GrowthField } from './growth-field.tsx';
import type { CellTools } from './use-cell-typing.ts';

interface CellMenuProps {
  readonly menu: GridMenu;
  readonly tools: CellTools;
  readonly sheetOf: () => PreviewSheet;
  readonly onClose: () => void;
}

export function CellMenu({ menu, tools, sheetOf, onClose }: CellMenuProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [isGrowing, setGrowing] = useState(false);
  const back = useFocusBack();
  const { rows, box, cell } = menu;
  const label = formatMessage({ id: 'cells.menu' }, { row: cell.row.label });
  if (!isGrowing) {
    const grow = () => {
      back();
      setGrowing(true);
    };
    return <Items {...{ menu, tools, sheetOf, label, onClose }} onGrow={grow} />;
  }
  return (
    <BesideCell box={box} label={label} onClose={onClose}>
      <GrowthField
        onGrow={(percent) => {
          onClose();
          const growth = formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 4 });
          tools.fillWith(rows, (texts) => growFrom(texts, 0, percent), growth);
        }}
      />
    </BesideCell>
  );
}

interface ItemsProps extends CellMenuProps {
  readonly label: string;
  readonly onGrow: () => void;
}

function Items({ menu, tools, sheetOf, label, onClose, onGrow }: ItemsProps) {
  const open = useTemplateDocument();
  const { cell, rows, box, isTyped } = menu;
  const trace = () => traceCell(open, sheetOf(), { rowId: cell.row.id, columnId: cell.columnId }, true);
  return (
    <MenuAtCell {...{ box, label, onClose }}>
      {isTyped && (
        <Menu.Item
          leftSection={<IconPencil size={16} />}
          rightSection={<MenuKeys code="F2" />}
          onClick={menu.edit}
        >
          <FormattedMessage id="cells.type" />
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconCopy size={16} />}
        rightSection={<MenuKeys held="ctrl" code="C" />}
        onClick={menu.copy}
      >
        <FormattedMessage id="cells.copy" />
      </Menu.Item>
      {rows.length > 0 && <FillItems {...{ rows, tools, onGrow }} />}
      {rows.length > 0 && (
        <Menu.Item
          leftSection={<IconEraser size={16} />}
          rightSection={<MenuKeys code="Delete" />}
          onClick={menu.clear}
        >
          <FormattedMessage id="cells.clear" />
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconBinaryTree size={16} />}
        rightSection={isTyped ? <MenuKeys held="alt" code="Enter" /> : <MenuKeys code="Enter" />}
        onClick={trace}
      >
        <FormattedMessage id="cells.how" />
      </Menu.Item>
    </MenuAtCell>
  );
}
