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
        {pairsOf(figures, otherFigures).map(([figure, ...texts]) => (
          <Figure key={figure.id} figure={figure} texts={texts} />
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

type FigurePair = readonly [figure: ScenarioFigure, one: string, other: string];

/** A figure that only one version has, such as the customers of a first subscription, is missing in the other. */
function pairsOf(
  figures: readonly ScenarioFigure[],
  others: readonly ScenarioFigure[],
): readonly FigurePair[] {
  const added = others.filter(({ id }) => !figures.some((match) => match.id === id));
  const textIn = (list: readonly ScenarioFigure[], id: string): string =>
    list.find((match) => match.id === id)?.texts[0] ?? '–';
  return [...figures, ...added].map(
    (figure): FigurePair => [figure, textIn(figures, figure.id), textIn(others, figure.id)],
  );
}

interface FigureProps {
  readonly figure: ScenarioFigure;
  readonly texts: readonly [one: string, other: string];
}

function Figure({ figure: { label, unit }, texts: [one, other] }: FigureProps) {
  return (
    <tr data-changed={one !== other || undefined}>
      <th scope="row">
        {label} <span>{unit}</span>
      </th>
      <td>{one}</td>
      <td>{other}</td>
    </tr>
  );
}
