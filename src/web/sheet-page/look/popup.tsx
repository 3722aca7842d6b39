// A button that opens a small panel below or above it; Escape and a press elsewhere close it, and the focus goes back.
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import classes from './popup.module.css';

interface PopupProps {
  readonly label: string;
  readonly button: (props: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  }) => ReactNode;
  readonly place: 'below-end' | 'above-start';
  readonly children: (close: () => void) => ReactNode;
}

export function Popup({ label, button, place, children }: PopupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback(() => {
    setIsOpen(false);
    around.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  }, [id]);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !around.current?.contains(target)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !around.current?.contains(relatedTarget)) setIsOpen(false);
    };
    const inside = around.current;
    document.addEventListener('pointerdown', onPress);
    inside?.addEventListener('keydown', onKey);
    inside?.addEventListener('focusout', onLeave);
    const panel = around.current?.querySelector(`[data-panel]`);
    const first = panel?.querySelector<HTMLElement>('[aria-current], :checked') ?? null;
    (first ?? panel?.querySelector<HTMLElement>('button, input, a'))?.focus();
    return () => {
      document.removeEventListener('pointerdown', onPress);
      inside?.removeEventListener('keydown', onKey);
      inside?.removeEventListener('focusout', onLeave);
    };
  }, [isOpen, close]);
  return (
    <div className={classes.around} ref={around}>
      {button({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) })}
      <section id={id} aria-label={label} hidden={!isOpen} data-panel={place} className={classes.panel}>
        {isOpen && children(close)}
      </section>
    </div>
  );
}
