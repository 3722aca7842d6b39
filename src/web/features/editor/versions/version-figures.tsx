// The headline figures of a version beside those of another.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Template } from '#template/template.ts';
import type { ScenarioFigure } from '../calculation/protocol.ts';
import { scenarioNames } from '../document/scenarios/scenario-names.ts';
import { figuresOf } from './figures-of.ts';
import classes from './versions.module.css';

interface VersionFiguresProps {
  /** The names of the two compared versions. */
  readonly id: string;
  readonly one: Template;
  readonly other: Template;
  readonly headings: readonly [one: ReactNode, other: ReactNode];
}

/** For the first scenario. If they cannot be calculated, the differences are enough. */
export function VersionFigures({ id, one, other, headings }: VersionFiguresProps) {
  const names = useMemo(() => scenarioNamesOf(one, other), [one, other]);
  const { data } = useQuery({
    queryKey: ['version-figures', id],
    queryFn: () => Promise.all([figuresOf(one), figuresOf(other)]),
    gcTime: 0,
  });
  if (!data || data[0].length === 0) return null;
  const [figures, otherFigures] = data;
  return (
    <table className={classes.figures}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="scenario.figures" />{' '}
            {names.length > 0 && <small>{names.join(' / ')}</small>}
          </th>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <Figure
            key={figure.id}
            figure={figure}
            other={otherFigures.find((match) => match.id === figure.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** None if no version has a second scenario, so that there is nothing to distinguish. */
function scenarioNamesOf(...versions: readonly Template[]): readonly string[] {
  const names = versions.map(scenarioNames);
  return names.every(({ length }) => length < 2) ? [] : [...new Set(names.flatMap(([first = '']) => first))];
}

interface FigureProps {
  readonly figure: ScenarioFigure;
  readonly other: ScenarioFigure | undefined;
}

function Figure({ figure: { label, unit, texts }, other }: FigureProps) {
  const changed = other?.texts[0] !== texts[0];
  return (
    <tr data-changed={changed || undefined}>
      <th scope="row">
        {label} <span>{unit}</span>
      </th>
      <td>{texts[0]}</td>
      <td>{other?.texts[0]}</td>
    </tr>
  );
}
