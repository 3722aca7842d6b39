// Chooses what the generated workbook contains beyond what every model has.
import { Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GenerationForm } from '../run/request/generation-request.ts';
import { type ScenarioOption, scenarioOptions } from '../run/request/scenario-options.ts';
import classes from './look/onboarding.module.css';

interface OptionChoicesProps {
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
  readonly canReplace: boolean;
}

export function OptionChoices({ form, onChange, canReplace }: OptionChoicesProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>
        <FormattedMessage id="onboarding.include" />
      </legend>
      {scenarioOptions.map((option) => (
        <OptionBox key={option.id} option={option} form={form} onChange={onChange} />
      ))}
      {canReplace && (
        <Checkbox
          checked={form.isReplacing}
          label={formatMessage({ id: 'onboarding.replace' })}
          description={formatMessage({ id: 'onboarding.replace-what' })}
          onChange={({ currentTarget }) => onChange({ ...form, isReplacing: currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}

interface OptionBoxProps extends Omit<OptionChoicesProps, 'canReplace'> {
  readonly option: ScenarioOption;
}

function OptionBox({ option: { id, content, description, isDefault }, form, onChange }: OptionBoxProps) {
  const { formatMessage } = useIntl();
  const others = form.options.filter((one) => one !== id);
  return (
    <Checkbox
      checked={form.options.includes(id)}
      disabled={isDefault}
      label={formatMessage(content)}
      description={formatMessage(description)}
      onChange={({ currentTarget }) =>
        onChange({ ...form, options: currentTarget.checked ? [...others, id] : others })
      }
    />
  );
}
