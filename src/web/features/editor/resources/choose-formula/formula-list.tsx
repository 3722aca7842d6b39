// The formulas that were found, under what is sold or spent, each with one line that shows what it does.
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './choose-formula.module.css';
import type { FormulaGroup, OfferedFormula } from './find-formulas.ts';
import { groupTitles } from './group-titles.ts';

interface FormulaListProps {
  readonly id: string;
  readonly groups: readonly FormulaGroup[];
  readonly picked: OfferedFormula | undefined;
  readonly chosenId: string;
  readonly onPick: (formula: OfferedFormula) => void;
  readonly onChoose: (formula: OfferedFormula) => void;
}

export function FormulaList({ id, groups, picked, chosenId, onPick, onChoose }: FormulaListProps) {
  const { formatMessage } = useIntl();
  if (groups.length === 0) {
    return (
      <p id={id} className={classes.none}>
        <FormattedMessage id="formulas.none" />
      </p>
    );
  }
  return (
    <div
      id={id}
      role="listbox"
      className={classes.list}
      aria-label={formatMessage({ id: 'add.formula' })}
      // The field keeps the focus while someone scrolls.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ group, formulas }) => (
        <fieldset key={group} className={classes.group} aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} className={classes.heading}>
            <FormattedMessage {...groupTitles[group]} />
          </div>
          {formulas.map((formula) => (
            <FormulaLine
              key={formula.id}
              id={`${id}-${formula.id}`}
              formula={formula}
              isPicked={formula === picked}
              isChosen={formula.id === chosenId}
              onPick={() => onPick(formula)}
              onChoose={() => onChoose(formula)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface FormulaLineProps {
  readonly id: string;
  readonly formula: OfferedFormula;
  readonly isPicked: boolean;
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly onChoose: () => void;
}

function FormulaLine({ id, formula, isPicked, isChosen, onPick, onChoose }: FormulaLineProps) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPicked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <button
      ref={line}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-picked={isPicked || undefined}
      className={classes.line}
      onPointerMove={isPicked ? undefined : onPick}
      onClick={onChoose}
    >
      <span className={classes.name}>
        {formula.name}
        {isChosen && <IconCheck size={15} aria-hidden="true" />}
      </span>
      <span className={formula.isExample ? classes.example : classes.code}>{formula.example}</span>
    </button>
  );
}
