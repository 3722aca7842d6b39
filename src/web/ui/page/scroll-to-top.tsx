// A round button that appears once the page, or a scroller of its own, is scrolled by more than one screen, and scrolls back to the top.
import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import classes from './scroll-to-top.module.css';

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

interface ScrollToTopProps {
  readonly label: string;
  /** Without it, the window. */
  readonly scroller?: RefObject<HTMLElement | null>;
  /** In place of scrolling the window. */
  readonly onLeadUp?: () => void;
}

/** Instant for people who prefer reduced motion; smooth scrolling may also stop short when content grows meanwhile. */
const leadUp = (): void => window.scrollTo({ top: 0, behavior: lessMotion.matches ? 'instant' : 'smooth' });

export function ScrollToTop({ label, scroller, onLeadUp = leadUp }: ScrollToTopProps) {
  const isFar = useIsFar(scroller);
  if (!isFar) return null;
  return (
    <ActionIcon
      className={classes.button ?? ''}
      data-within={scroller !== undefined || undefined}
      variant="default"
      size={44}
      radius="xl"
      aria-label={label}
      onClick={onLeadUp}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  );
}

/** By more than what is visible at once. */
function useIsFar(scroller: ScrollToTopProps['scroller']): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const element = scroller?.current;
    const look = () =>
      setFar(element ? element.scrollTop > element.clientHeight : window.scrollY > window.innerHeight);
    look();
    const target = element ?? window;
    target.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      target.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [scroller]);
  return isFar;
}
