// The browser's own modal dialog: it keeps the keyboard in it and all else out of reach, and stands over what was open before.
import { MantineThemeProvider } from '@mantine/core';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './modal.module.css';
import { isOpenModal } from './open-modals.ts';
import { useShownModal } from './use-shown-modal.ts';

export interface ModalProps {
  /** The id of its title. */
  readonly labelledBy: string;
  readonly shape?: 'centred' | 'high' | 'drawer';
  readonly widthPx: number;
  readonly className?: string | undefined;
  readonly returnsFocus?: boolean;
  /** Escape, or the way back of a phone. */
  readonly onLeave: () => void;
  /** A press beside it. */
  readonly onPressBeside: () => void;
  readonly children: ReactNode;
}

export function Modal(props: ModalProps) {
  const { labelledBy, shape = 'centred', widthPx, className = '', returnsFocus = true, onLeave } = props;
  const modal = useRef<HTMLDialogElement>(null);
  const [over] = useState(() => document.createElement('div'));
  // Menus and the like would be out of reach anywhere else.
  const theme = useMemo(() => ({ components: { Portal: { defaultProps: { target: over } } } }), [over]);
  useShownModal({ modal, over, returnsFocus, onEscape: onLeave });
  const style: CSSProperties = { '--modal-width': `${widthPx}px` };
  return createPortal(
    <dialog
      ref={modal}
      className={classes.modal}
      data-shape={shape}
      style={style}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={labelledBy}
      {...useWaysOut(props)}
    >
      <div className={`${classes.panel} ${className}`}>
        <MantineThemeProvider inherit theme={theme}>
          {props.children}
        </MantineThemeProvider>
      </div>
    </dialog>,
    document.body,
  );
}

const isItself = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

function useWaysOut({ onLeave, onPressBeside }: ModalProps) {
  // Whoever marks text and lets go beside the panel has not pressed beside it.
  const isBegunBeside = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      isBegunBeside.current = isItself(event);
    },
    onClick: (event: MouseEvent) => {
      if (isItself(event) && isBegunBeside.current) onPressBeside();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isItself(event)) return;
      event.preventDefault();
      onLeave();
    },
    // The browser asks once, and closes the second time unasked.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // One that the page itself closed, as when another dialog takes its place, has left already.
      if (!isItself(event) || !isOpenModal(event.currentTarget)) return;
      event.currentTarget.showModal();
      onLeave();
    },
  };
}
