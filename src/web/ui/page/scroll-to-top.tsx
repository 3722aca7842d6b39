// A round button that appears once the page is scrolled by more than one screen and leads back up.
import { ActionIcon } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './scroll-to-top.module.css';

export function ScrollToTop({ label }: { readonly label: string }) {
  const [{ y }, scrollTo] = useWindowScroll();
  if (y <= window.innerHeight) return null;
  return (
    <ActionIcon
      className={classes.button ?? ''}
      variant="default"
      size={44}
      radius="xl"
      aria-label={label}
      onClick={() => scrollTo({ y: 0 })}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  );
}
