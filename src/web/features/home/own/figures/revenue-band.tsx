// The top of a card: how the model's revenue goes, in a line and in words; quiet as long as that is not known.
import { memo, type RefCallback, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortMoney } from '#web/i18n/short-money.ts';
import classes from './revenue-band.module.css';
import { revenuePath } from './revenue-path.ts';
import type { CardFigures } from './use-card-figures.ts';

const width = 280;
const height = 100;

interface RevenueBandProps {
  readonly figures: CardFigures | null;
  readonly watch?: RefCallback<HTMLElement>;
}

export function RevenueBand({ figures, watch }: RevenueBandProps) {
  return (
    <div className={classes.band} ref={watch}>
      {figures && <Revenue figures={figures} />}
    </div>
  );
}

function Revenue({ figures }: { readonly figures: CardFigures }) {
  const { line } = figures;
  if (line.length === 0) return <Words id="home.no-figures" />;
  if (line.every((number) => number === 0)) return <Words id="home.no-revenue" />;
  return <Line figures={figures} />;
}

function Words({ id }: { readonly id: 'home.no-figures' | 'home.no-revenue' }) {
  return (
    <p className={classes.words}>
      {id === 'home.no-figures' ? (
        <FormattedMessage id="home.no-figures" />
      ) : (
        <FormattedMessage id="home.no-revenue" />
      )}
    </p>
  );
}

const Line = memo(function Line({
  figures: { line, from, to, currency },
}: {
  readonly figures: CardFigures;
}) {
  const intl = useIntl();
  const fade = useId();
  const drawn = revenuePath(line, width, height);
  const described = intl.formatMessage(
    { id: 'home.revenue-line' },
    {
      ...{ from, to },
      first: shortMoney(intl, line[0] ?? 0, currency),
      last: shortMoney(intl, line.at(-1) ?? 0, currency),
      highest: shortMoney(intl, Math.max(...line), currency),
    },
  );
  return (
    <>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={described}
      >
        <defs>
          <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={classes.fadeTop} />
            <stop offset="1" className={classes.fadeEnd} />
          </linearGradient>
        </defs>
        <path d={drawn.area} fill={`url(#${fade})`} />
        <path d={drawn.line} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={classes.times} aria-hidden="true">
        <span>{from}</span>
        <span>
          <FormattedMessage id="home.revenue-of-line" />
        </span>
        <span>{to}</span>
      </p>
    </>
  );
});
