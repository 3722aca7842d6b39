// The formulas that were found, under what is sold or spent, each with one line that shows what it does.
import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PickedList } from '#web/ui/picked-list/picked-list.tsx';
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

export function FormulaList({ id, groups, chosenId, ...picking }: FormulaListProps) {
  const { formatMessage } = useIntl();
  return (
    <PickedList
      {...picking}
      id={id}
      label={formatMessage({ id: 'add.formula' })}
      groups={groups.map(({ group, formulas }) => ({
        id: group,
        title: <FormattedMessage {...groupTitles[group]} />,
        items: formulas,
      }))}
      none={<FormattedMessage id="formulas.none" />}
      selectedId={chosenId}
      className={groups.length === 0 ? classes.none : classes.list}
      lineClassName={classes.line}
    >
      {(formula) => (
        <>
          <span className={classes.name}>
            {formula.name}
            {formula.id === chosenId && <IconCheck size={15} aria-hidden="true" />}
          </span>
          <span className={formula.isExample ? classes.example : classes.code}>{formula.example}</span>
        </>
      )}
    </PickedList>
  );
}
