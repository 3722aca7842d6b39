// The one tooltip of the page: the text of the element that is pointed at or focused.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tipPlace } from './tip-place.ts';
import classes from './tips.module.css';
import { watchTips } from './watch-tips.ts';

export function Tips() {
  const [pointed, setPointed] = useState<Element | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(document, setPointed), []);
  useLayoutEffect(() => {
    if (!pointed || !bubble.current) return;
    const { width, height } = bubble.current.getBoundingClientRect();
    const window = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = tipPlace(pointed.getBoundingClientRect(), { width, height }, window);
    bubble.current.style.setProperty('left', `${left}px`);
    bubble.current.style.setProperty('top', `${top}px`);
  }, [pointed]);
  const words = pointed?.getAttribute('data-tip');
  if (!words) return null;
  return (
    <div ref={bubble} className={classes.tip} role="tooltip" data-tips="">
      {words}
    </div>
  );
}
