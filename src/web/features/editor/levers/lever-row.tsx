// An input that moves the sheet: its name, a slider of 20 % either way, and what a tenth more of it does.
import { ActionIcon } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplateDocument } from '../document/document-context.ts';
import { goToField } from '../fields/field-goal.ts';
import { pickResourceIn, showView } from '../session/state/editor-state.ts';
import classes from './levers.module.css';
import type { Lever } from './model-levers.ts';
import { endsOf, mostPercent } from './scaled-text.ts';
import { type LeverMoves, useLever } from './use-lever.ts';
import { useLeverTexts } from './use-lever-texts.ts';

interface LeverRowProps {
  readonly lever: Lever;
  readonly scenario: number;
  /** What a tenth more of it does. */
  readonly effect: string;
}

export function LeverRow({ lever, scenario, effect }: LeverRowProps) {
  const texts = useLeverTexts();
  const moves = useLever(lever, scenario);
  const { before, percent, move, end } = moves;
  const { name } = texts.namesOf(lever);
  const now = texts.amountOf(lever, lever.text);
  const moved = texts.percent(percent);
  return (
    <li className={classes.lever}>
      <div className={classes.head}>
        <LeverName lever={lever} />
        <output className={classes.percent} data-moved={percent !== 0 || undefined}>
          {moved}
        </output>
        <ResetButton name={name} value={texts.amountOf(lever, before)} {...moves} />
      </div>
      <span className={classes.track}>
        <input
          type="range"
          className={classes.slider}
          min={-mostPercent}
          max={mostPercent}
          step={1}
          value={percent}
          aria-label={name}
          aria-valuetext={`${moved}, ${now}`}
          onFocus={end}
          onPointerDown={end}
          onPointerUp={end}
          onBlur={end}
          onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
        />
      </span>
      <p className={classes.value}>
        {percent === 0 ? now : `${texts.numbersOf(before)} → ${now}`}
        <Reach lever={lever} />
      </p>
      <p className={classes.effect}>{effect}</p>
    </li>
  );
}

/** Leads to where it is typed. */
function LeverName({ lever }: Pick<LeverRowProps, 'lever'>) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  const { name, owner, detail } = useLeverTexts().namesOf(lever);
  const show = () => {
    if (lever.kind !== 'option') pickResourceIn(open, lever.sectionId, lever.resourceId);
    showView(open, lever.kind === 'option' ? 'model' : 'items');
    goToField(open, lever.kind === 'option' ? lever.row : lever.field);
  };
  return (
    <button
      type="button"
      className={classes.name}
      title={formatMessage({ id: 'levers.open' }, { name })}
      onClick={show}
    >
      <span className={classes.owner}>{owner}</span> <span className={classes.detail}>{detail}</span>
    </button>
  );
}

interface ResetButtonProps extends Pick<LeverMoves, 'percent' | 'move' | 'end'> {
  readonly name: string;
  /** What it was. */
  readonly value: string;
}

function ResetButton({ name, value, percent, move, end }: ResetButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionIcon
      className={classes.reset ?? ''}
      variant="subtle"
      color="gray"
      size={28}
      disabled={percent === 0}
      aria-label={formatMessage({ id: 'levers.reset' }, { name, value })}
      onClick={() => {
        end();
        move(0);
        end();
      }}
    >
      <IconRotate size={16} />
    </ActionIcon>
  );
}

/** What moves with the slider, where that is more than one number. */
function Reach({ lever }: Pick<LeverRowProps, 'lever'>) {
  const [first, last] = endsOf(lever.text);
  if (lever.kind === 'input' && lever.isMoving) {
    return (
      <span className={classes.reach}>
        <FormattedMessage id="levers.moving" />
      </span>
    );
  }
  return (
    first !== last && (
      <span className={classes.reach}>
        <FormattedMessage id="levers.series" />
      </span>
    )
  );
}
