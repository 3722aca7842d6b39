// A round button that appears once the page is scrolled by more than one screen, and scrolls back to the top.
import { ActionIcon } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './scroll-to-top.module.css';

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Instant for people who prefer reduced motion; smooth scrolling may also stop short when content grows meanwhile. */
const leadUp = (): void => window.scrollTo({ top: 0, behavior: lessMotion.matches ? 'instant' : 'smooth' });

export function ScrollToTop({ label }: { readonly label: string }) {
  const [{ y }] = useWindowScroll();
  if (y <= window.innerHeight) return null;
  return (
    <ActionIcon
      className={classes.button ?? ''}
      variant="default"
      size={44}
      radius="xl"
      aria-label={label}
      onClick={leadUp}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  );
}
