// Chooses what the returns count beside the forecast's own cash: the exit, and what the business owns at the opening.
import { Checkbox, NativeSelect } from '@mantine/core';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { periodValues } from '#template/period-values.ts';
import { type ExitMethod, exitMethods } from '#template/template.ts';
import { exitMethodOf, type ReturnChoices } from '../document/edits/option-edits.ts';

const exitNames: Readonly<Record<ExitMethod, MessageDescriptor>> = defineMessages({
  none: { id: 'exit.none' },
  gordon: { id: 'exit.gordon' },
  multiple: { id: 'exit.multiple' },
  liquidation: { id: 'exit.liquidation' },
});

interface RatesOfLastPeriod {
  readonly wacc: string | undefined;
  readonly tgr: string | undefined;
  readonly periodCount: number;
}

/** A business that grows for ever as fast as it is discounted has no value. */
export function hasValueByGrowth({ wacc, tgr, periodCount }: RatesOfLastPeriod): boolean {
  const last = (text: string | undefined): number => periodValues(text, periodCount).at(-1) ?? 0;
  return last(wacc) > last(tgr);
}

interface ReturnChoicesFieldsProps {
  readonly choices: ReturnChoices;
  /** Whether a value by growth exists with the rates as they are. */
  readonly hasGrowthValue: boolean;
  readonly onChoose: (choices: Partial<ReturnChoices>) => void;
}

export function ReturnChoicesFields({ choices, hasGrowthValue, onChoose }: ReturnChoicesFieldsProps) {
  const { formatMessage } = useIntl();
  const isMissing = choices.exit === 'gordon' && !hasGrowthValue;
  return (
    <>
      <NativeSelect
        label={formatMessage({ id: 'npv.exit' })}
        description={formatMessage({ id: 'npv.exit-hint' })}
        value={choices.exit}
        error={isMissing && formatMessage({ id: 'npv.exit-missing' })}
        data={exitMethods.map((value) => ({ value, label: formatMessage(exitNames[value]) }))}
        onChange={({ currentTarget }) => onChoose({ exit: exitMethodOf(currentTarget.value) })}
      />
      <Checkbox
        size="sm"
        label={formatMessage({ id: 'npv.opening-invested' })}
        description={formatMessage({ id: 'npv.opening-invested-hint' })}
        checked={choices.isOpeningInvested}
        onChange={({ currentTarget }) => onChoose({ isOpeningInvested: currentTarget.checked })}
      />
    </>
  );
}
