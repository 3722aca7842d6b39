// The carousel's buttons: previous and next, the position, play and pause.
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './carousel.module.css';
import type { Slides } from './use-slides.ts';

interface CarouselControlsProps {
  readonly slides: Slides;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
}

export function CarouselControls({ slides, count, isPlaying, onPlay }: CarouselControlsProps) {
  const { formatMessage } = useIntl();
  const { position, moveTo, moveBy } = slides;
  const look = { variant: 'default', size: 40, radius: 'xl' } as const;
  return (
    <div className={classes.controls}>
      <ActionIcon
        {...look}
        data-play
        aria-label={
          isPlaying ? formatMessage({ id: 'gallery.pause' }) : formatMessage({ id: 'gallery.play' })
        }
        onClick={() => onPlay(!isPlaying)}
      >
        {isPlaying ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
      </ActionIcon>
      <Dots position={position} count={count} moveTo={moveTo} />
      <ActionIcon {...look} aria-label={formatMessage({ id: 'gallery.previous' })} onClick={() => moveBy(-1)}>
        <IconChevronLeft size={20} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={formatMessage({ id: 'gallery.next' })} onClick={() => moveBy(1)}>
        <IconChevronRight size={20} />
      </ActionIcon>
    </div>
  );
}

function Dots({ position, count, moveTo }: Pick<Slides, 'position' | 'moveTo'> & { readonly count: number }) {
  const { formatMessage } = useIntl();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={classes.dots}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={classes.dot}
          aria-label={formatMessage({ id: 'gallery.go-to' }, { number })}
          aria-current={number - 1 === position ? 'true' : undefined}
          onClick={() => moveTo(number - 1)}
        />
      ))}
    </div>
  );
}
