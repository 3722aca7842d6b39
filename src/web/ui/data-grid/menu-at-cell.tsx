// A menu that opens at a cell of a grid, wherever that is in the window.
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '../hooks/use-focus-back.ts';
import { useBackCloses } from '../modal/back-closes.ts';
import type { CellBox } from './grid-elements.ts';

interface MenuAtCellProps {
  readonly box: CellBox;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MenuAtCell({ box, label, onClose, children }: MenuAtCellProps) {
  const { left, top, width, height } = box;
  useFocusBack();
  useBackCloses(true, onClose);
  return (
    <Menu opened onChange={onClose} position="bottom-start" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <span
          style={{ position: 'fixed', pointerEvents: 'none', left, top, width, height }}
          aria-hidden="true"
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}
