// The carousel's engine with the current slide and functions to move.
import { useReducedMotion } from '@mantine/hooks';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

export interface Slides {
  readonly viewportRef: (viewport: HTMLElement | null) => void;
  readonly position: number;
  readonly moveTo: (position: number) => void;
  readonly moveBy: (step: 1 | -1) => void;
}

export function useSlides(): Slides {
  // With reduced motion, slides are replaced without animation.
  const isStill = useReducedMotion();
  const [viewportRef, engine] = useEmblaCarousel({ loop: true });
  const [position, setPosition] = useState(0);
  useEffect(() => {
    if (!engine) return;
    const follow = () => setPosition(engine.selectedScrollSnap());
    engine.on('select', follow).on('reInit', follow);
    return () => {
      engine.off('select', follow).off('reInit', follow);
    };
  }, [engine]);
  const moveTo = useCallback((wanted: number) => engine?.scrollTo(wanted, isStill), [engine, isStill]);
  const moveBy = useCallback(
    (step: 1 | -1) => (step === 1 ? engine?.scrollNext(isStill) : engine?.scrollPrev(isStill)),
    [engine, isStill],
  );
  return { viewportRef, position, moveTo, moveBy };
}
