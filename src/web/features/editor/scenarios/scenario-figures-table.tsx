// The headline figures of each scenario in a table, with their difference from the first.
import { Skeleton, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../calculation/calculation-client.ts';
import { rateWords } from '../calculation/dashboard/rate-words.ts';
import { pageNumber } from '../calculation/numbers/own-marks.ts';
import type { ScenarioFigure } from '../calculation/protocol.ts';
import { shownUnit, shownValue } from '../calculation/shown-cell.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { pickScenario } from '../session/state/editor-state.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { useDisplayOptions, useSheetLanguage } from '../session/view/sheets-view.ts';
import classes from './scenarios-dialog.module.css';

const skeletonHeightPx = 190;

export function ScenarioFigures() {
  const figures = useCalculated(({ result }) => result?.figures ?? null);
  const isBroken = useCalculated(
    ({ diagnostics, failure }) =>
      failure !== null || diagnostics.some(({ severity }) => severity === 'error'),
  );
  if (isBroken) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="scenario.no-figures" />
      </Text>
    );
  }
  if (!figures) return <Skeleton height={skeletonHeightPx} radius="md" />;
  return (
    <div className={classes.scroll}>
      <FigureTable figures={figures} />
    </div>
  );
}

function FigureTable({ figures }: { readonly figures: readonly ScenarioFigure[] }) {
  const open = useTemplateDocument();
  const template = useTemplate();
  const { names, index } = useScenario(template);
  const places = [...names.keys()];
  const language = useSheetLanguage();
  const display = useDisplayOptions(language);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="scenario.figures" />
          </th>
          {places.map((place) => (
            <th key={place} scope="col" data-picked={place === index}>
              <button type="button" onClick={() => pickScenario(open, place)}>
                {names[place]}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ id, label, values, ...written }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              <span>{shownUnit(written, display)}</span>
            </th>
            {places.map((place) => (
              <td key={place} data-picked={place === index}>
                {rateWords(id, values[place], display.language) ??
                  shownValue(values[place] ?? Number.NaN, written, display)}
                {place > 0 && !isPercentage(written) && (
                  <Difference value={values[place]} from={values[0]} written={written} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So many percent more of a percentage would be read as its points. */
const isPercentage = ({ format }: Pick<ScenarioFigure, 'format'>): boolean => format === 'percent';

interface DifferenceProps {
  readonly value: number | undefined;
  readonly from: number | undefined;
  readonly written: Pick<ScenarioFigure, 'format' | 'unit'>;
}

/** Of a number near zero a percentage says nothing any more: so many times as much at most. */
const mostTimes = 5;

/** From one side of zero to the other, or from a loss, it would be meaningless. */
const isTold = (share: number, value: number, from: number): boolean =>
  from > 0 && value >= 0 && share <= mostTimes;

/** In percent, written as the percentages beside it; where these would say nothing, the amount. */
function Difference({ value = Number.NaN, from = Number.NaN, written }: DifferenceProps) {
  const language = useSheetLanguage();
  const display = useDisplayOptions(language);
  const difference = value - from;
  if (!Number.isFinite(difference) || (difference === 0 && from <= 0)) return null;
  const textOf = (one: number): string =>
    isTold(difference / from, value, from)
      ? pageNumber(one === 0 ? 0 : one / from, 'percent', language)
      : shownValue(one, written, display);
  const text = textOf(difference);
  return <span>{difference > 0 && text !== textOf(0) ? `+${text}` : text}</span>;
}
