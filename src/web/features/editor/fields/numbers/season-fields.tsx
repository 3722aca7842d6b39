// Weights for the months or quarters of a year, used to spread the numbers over it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWholeOnFocus } from '#web/ui/fields/use-whole-on-focus.ts';
import classes from './numbers-dialog.module.css';
import type { NumberCells } from './use-number-cells.ts';
import { withSeasons } from './with-seasons.ts';

interface SeasonFieldsProps {
  readonly cells: NumberCells;
  /** 12 months or 4 quarters. */
  readonly seasonCount: 12 | 4;
  readonly firstSeason: number;
  /** How many seasons of its fiscal year come before the first one. */
  readonly seasonsBefore: number;
}

const always = () => true;

const weightOf = (text: string): number | null =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

export function SeasonFields({ cells, seasonCount, firstSeason, seasonsBefore }: SeasonFieldsProps) {
  const { formatMessage, formatDate } = useIntl();
  const [texts, setTexts] = useState<readonly string[]>(() => Array.from({ length: seasonCount }, () => '1'));
  const whole = useWholeOnFocus(always);
  const weights = texts.map(weightOf);
  const known = weights.filter((weight) => weight !== null);
  const isUsable = known.length === seasonCount && known.some((weight) => weight > 0);
  const names = texts.map((_, season) =>
    seasonCount === 4
      ? formatMessage({ id: 'numbers.quarter' }, { quarter: season + 1 })
      : formatDate(Date.UTC(2024, season, 1), { month: 'short', timeZone: 'UTC' }),
  );
  return (
    <details className={classes.seasons}>
      <summary>
        <FormattedMessage id="numbers.seasons" />
      </summary>
      <p>
        <FormattedMessage id="numbers.seasons-hint" />
      </p>
      <div className={classes.cells} data-columns={seasonCount === 4 ? 4 : 6}>
        {texts.map((text, season) => (
          <label key={names[season]} className={classes.cell}>
            <span>{names[season]}</span>
            <input
              value={text}
              inputMode="decimal"
              autoComplete="off"
              {...(weights[season] === null && { 'aria-invalid': true })}
              {...whole}
              onChange={({ currentTarget }) => setTexts(texts.with(season, currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={!isUsable}
        onClick={() => cells.spread((numbers) => withSeasons(numbers, known, firstSeason, seasonsBefore))}
      >
        <FormattedMessage id="numbers.seasons-apply" />
      </Button>
    </details>
  );
}
