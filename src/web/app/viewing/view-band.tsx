// The red band over every screen of a view: as whom one sees the product, how long still, and the way out.

import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { View } from '#web/api/view-as.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';
import { InFront } from '#web/ui/modal/in-front.tsx';
import { RefusedInView } from './refused-in-view.tsx';
import { useEndView } from './use-end-view.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import classes from './view-band.module.css';

export function ViewBand({ view }: { readonly view: View }) {
  const { formatMessage, locale } = useIntl();
  const band = useRef<HTMLElement>(null);
  useRoomFor(band);
  const email = useQuery(visitorQuery).data?.email;
  const who = email ?? view.userId;
  return (
    <InFront>
      <section
        ref={band}
        className={classes.band}
        lang={locale}
        aria-label={formatMessage({ id: 'view-as.label' })}
        data-view-band=""
      >
        <IconEye className={classes.icon} size={20} aria-hidden="true" />
        <p className={classes.words}>
          <strong className={classes.who}>
            <FormattedMessage id="view-as.who" values={{ who }} />
          </strong>{' '}
          <span>
            <FormattedMessage id="view-as.nothing" />
          </span>
        </p>
        <MinutesLeft endsAtMs={view.endsAtMs} />
        <EndButton view={view} />
        <RefusedInView who={who} />
      </section>
    </InFront>
  );
}

function MinutesLeft({ endsAtMs }: { readonly endsAtMs: number }) {
  const minutes = useMinutesLeft(endsAtMs);
  return (
    <span className={classes.time} role="timer" aria-live="off">
      <FormattedMessage id="view-as.left" values={{ minutes }} />
    </span>
  );
}

function EndButton({ view }: { readonly view: View }) {
  const { end, isEnding, hasFailed } = useEndView(view);
  return (
    <span className={classes.end}>
      <button type="button" className={classes.button} disabled={isEnding} onClick={end}>
        <FormattedMessage id="view-as.end" />
      </button>
      <span role="status">{hasFailed && <FormattedMessage id="view-as.end-failed" />}</span>
    </span>
  );
}

/** The screens begin below it, however many lines it has. */
function useRoomFor(band: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const make = () => {
      const { height } = band.current?.getBoundingClientRect() ?? { height: 0 };
      style.setProperty('--view-height', `${height}px`);
    };
    make();
    const observer = new ResizeObserver(make);
    if (band.current) observer.observe(band.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--view-height');
    };
  }, [band]);
}
