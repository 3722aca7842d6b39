// A drawer from the left edge whose header is a plain box.
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-drawer.module.css';

interface SideDrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SideDrawer({ title, closeLabel, isOpen, onClose, children }: SideDrawerProps) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={290} lockScroll={false}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.header}>
          <Drawer.Title className={classes.title ?? ''}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} />
        </div>
        <Drawer.Body className={classes.body ?? ''}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
