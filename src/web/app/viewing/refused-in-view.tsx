// Says, whenever something was refused, that one views as somebody else and can change nothing.
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { viewState } from '#web/api/view-as.ts';
import classes from './view-band.module.css';

/** Long enough to be read twice. */
const shownMs = 8000;

export function RefusedInView({ who }: { readonly who: string }) {
  const refusals = useStore(viewState, (state) => state.refusals);
  const [putAway, setPutAway] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPutAway(refusals), shownMs);
    return () => clearTimeout(timer);
  }, [refusals]);
  return (
    <div role="alert">
      {refusals > putAway && (
        <p key={refusals} className={classes.refused}>
          <FormattedMessage id="view-as.refused" values={{ who }} />
        </p>
      )}
    </div>
  );
}
