// The six key figures of the dashboard: on the screen each opens its trace, on paper they are read.
import { useIntl } from 'react-intl';
import type { DashboardData, KeyFigure } from '../calculation/dashboard/dashboard-data.ts';
import { useTemplate } from '../document/document-context.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { KeyFigureTile } from './key-figure-tile.tsx';
import classes from './key-figures.module.css';

interface KeyFiguresProps {
  readonly data: DashboardData;
  /** Null on paper. */
  readonly onTrace: ((figure: KeyFigure, tile: HTMLElement, isByKey: boolean) => void) | null;
}

export function KeyFigures({ data: { figures, currency }, onTrace }: KeyFiguresProps) {
  const { formatMessage } = useIntl();
  const { names } = useScenario(useTemplate());
  return (
    <section className={classes.figures} aria-label={formatMessage({ id: 'dashboard.figures' })}>
      {figures.map((figure) => (
        <KeyFigureTile
          key={figure.id}
          figure={figure}
          currency={currency}
          baseName={names[0] ?? ''}
          onTrace={onTrace && ((tile, isByKey) => onTrace(figure, tile, isByKey))}
        />
      ))}
    </section>
  );
}
