// What the generated workbook is to hold beyond what every model has.
import { Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WishDraft } from '../run/generation-request.ts';
import { type ScenarioOption, scenarioOptions } from '../run/scenario-options.ts';
import classes from './onboarding.module.css';

interface OptionChoicesProps {
  readonly draft: WishDraft;
  readonly onChange: (draft: WishDraft) => void;
  readonly canReplace: boolean;
}

export function OptionChoices({ draft, onChange, canReplace }: OptionChoicesProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>
        <FormattedMessage id="onboarding.include" />
      </legend>
      {scenarioOptions.map((option) => (
        <OptionBox key={option.id} option={option} draft={draft} onChange={onChange} />
      ))}
      {canReplace && (
        <Checkbox
          checked={draft.isReplacing}
          label={formatMessage({ id: 'onboarding.replace' })}
          description={formatMessage({ id: 'onboarding.replace-what' })}
          onChange={({ currentTarget }) => onChange({ ...draft, isReplacing: currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}

interface OptionBoxProps extends Omit<OptionChoicesProps, 'canReplace'> {
  readonly option: ScenarioOption;
}

function OptionBox({ option: { id, content, description, isDefault }, draft, onChange }: OptionBoxProps) {
  const { formatMessage } = useIntl();
  const others = draft.options.filter((one) => one !== id);
  return (
    <Checkbox
      checked={draft.options.includes(id)}
      disabled={isDefault}
      label={formatMessage(content)}
      description={formatMessage(description)}
      onChange={({ currentTarget }) =>
        onChange({ ...draft, options: currentTarget.checked ? [...others, id] : others })
      }
    />
  );
}
