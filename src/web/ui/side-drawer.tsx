// A drawer from the left edge whose header is a plain box.
import { CloseButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Modal } from './modal/modal.tsx';
import classes from './side-drawer.module.css';

interface SideDrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SideDrawer({ isOpen, ...shown }: SideDrawerProps) {
  return isOpen && <OpenDrawer {...shown} />;
}

function OpenDrawer({ title, closeLabel, onClose, children }: Omit<SideDrawerProps, 'isOpen'>) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} shape="drawer" widthPx={290} onLeave={onClose} onPressBeside={onClose}>
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <CloseButton aria-label={closeLabel} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
    </Modal>
  );
}
