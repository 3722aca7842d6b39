// The browser's own modal dialog: it traps the focus, makes the rest of the page inert, and is shown above what was open before.
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
  /** Whether it can be closed without an answer. */
  readonly canLeave?: boolean;
  /** Escape, or a phone's back gesture. */
  readonly onLeave: () => void;
  /** A press outside it. */
  readonly onPressBeside: () => void;
  readonly children: ReactNode;
}

export function Modal(props: ModalProps) {
  const { labelledBy, shape = 'centred', widthPx, className = '' } = props;
  const { returnsFocus = true, canLeave = true, onLeave } = props;
  const modal = useRef<HTMLDialogElement>(null);
  const [over] = useState(() => document.createElement('div'));
  // Menus and the like would be inert anywhere else.
  const theme = useMemo(() => ({ components: { Portal: { defaultProps: { target: over } } } }), [over]);
  useShownModal({ modal, over, returnsFocus, canLeave, onEscape: onLeave });
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
        <div className={classes.scroller}>
          <MantineThemeProvider inherit theme={theme}>
            {props.children}
          </MantineThemeProvider>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

const isItself = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

function useWaysOut({ onLeave, onPressBeside }: ModalProps) {
  // Selecting text and releasing outside the panel is no press outside it.
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
    // The browser lets a close be cancelled once, and closes the second time.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // One that the page itself closed, as when another dialog replaces it, is unregistered already.
      if (!isItself(event) || !isOpenModal(event.currentTarget)) return;
      event.currentTarget.showModal();
      onLeave();
    },
  };
}
