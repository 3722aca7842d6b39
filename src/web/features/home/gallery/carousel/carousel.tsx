// Screenshots that advance automatically until someone points at them, focuses them by keyboard or stops them.
import { useDocumentVisibility, useHover, useReducedMotion, useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Card } from '../queries/gallery-query.ts';
import classes from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { Slide } from './slide.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { type Slides, useSlides } from './use-slides.ts';

interface CarouselProps {
  readonly card: Card;
  readonly name: string;
}

export function Carousel({ card, name }: CarouselProps) {
  const { formatMessage } = useIntl();
  const slides = useSlides();
  const { templateId, screenshots } = card;
  const count = screenshots.length;
  const running = useRunning(count);
  const { position, moveTo } = slides;
  const advance = useCallback(() => moveTo((position + 1) % count), [moveTo, position, count]);
  useAutoAdvance(running.isRunning ? advance : null);
  useArrowKeys(slides);
  return (
    <section
      ref={running.hoverRef}
      className={classes.carousel}
      aria-label={name}
      aria-roledescription={formatMessage({ id: 'gallery.carousel' })}
      {...running.focusEvents}
    >
      <div className={classes.viewport} ref={slides.viewportRef}>
        <div className={classes.slides} aria-live={running.isRunning ? 'off' : 'polite'}>
          {screenshots.map((filename, index) => (
            <Slide
              key={filename}
              templateId={templateId}
              filename={filename}
              label={formatMessage({ id: 'gallery.screenshot' }, { name, number: index + 1, count })}
              isShown={index === position}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <CarouselControls
          slides={slides}
          count={count}
          isPlaying={running.isPlaying}
          onPlay={running.setPlaying}
        />
      )}
    </section>
  );
}

/** Paused while hovered, focused by keyboard, hidden, stopped, or with reduced motion. */
function useRunning(count: number) {
  const isMotionReduced = useReducedMotion();
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [isFocused, setFocused] = useState(false);
  const { hovered, ref: hoverRef } = useHover<HTMLElement>();
  const isVisible = useDocumentVisibility() === 'visible';
  const isPlaying = chosen ?? !isMotionReduced;
  return {
    hoverRef,
    isPlaying,
    setPlaying,
    isRunning: isPlaying && count > 1 && !hovered && !isFocused && isVisible,
    focusEvents: {
      // The play button may keep the focus.
      onFocus: ({ target }: FocusEvent) =>
        setFocused(target.matches(':focus-visible') && !target.matches('[data-play]')),
      onBlur: () => setFocused(false),
    },
  };
}

function useArrowKeys({ moveBy }: Slides): void {
  useWindowEvent('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') moveBy(1);
    if (event.key === 'ArrowLeft') moveBy(-1);
  });
}
