// A quiet drawing that is always the same for the same template; it stands for no numbers.
import { useId } from 'react';
import { artFromSeed } from './art-from-seed.ts';
import classes from './card-art.module.css';

export function CardArt({ seed }: { readonly seed: string }) {
  const fade = useId();
  const { hue, line, area } = artFromSeed(seed);
  return (
    <div className={classes.art} style={{ '--hue': hue }}>
      <svg viewBox="0 0 280 112" preserveAspectRatio="none" width="100%" height="112" aria-hidden="true">
        <defs>
          <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={classes.fadeTop} />
            <stop offset="1" className={classes.fadeEnd} />
          </linearGradient>
        </defs>
        <path d={area} fill={`url(#${fade})`} />
        <path d={line} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
