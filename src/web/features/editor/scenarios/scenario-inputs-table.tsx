// The inputs in which the scenarios differ, each said in words for every scenario.
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useTemplate } from '../document/document-context.ts';
import { useInputName } from '../fields/use-input-name.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import { type DifferingInput, differingInputs } from './differing-inputs.ts';
import { inputTexts, withNumbersOf } from './input-texts.ts';
import classes from './scenarios-dialog.module.css';

export function ScenarioInputs() {
  const template = useTemplate();
  const inputs = useMemo(() => differingInputs(template), [template]);
  if (inputs.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="scenario.same" />
      </Text>
    );
  }
  return (
    <div className={classes.scroll}>
      <InputTable inputs={inputs} />
    </div>
  );
}

function InputTable({ inputs }: { readonly inputs: readonly DifferingInput[] }) {
  const template = useTemplate();
  const { names, index } = useScenario(template);
  const intl = useIntl();
  const places = [...names.keys()];
  const speaker = useMemo(() => withNumbersOf(intl, template.language), [intl, template.language]);
  return (
    <table className={`${classes.table} ${classes.inputs}`}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="scenario.differ" />
          </th>
          {places.map((place) => (
            <th key={place} scope="col" data-picked={place === index}>
              {names[place]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inputs.map((input) => (
          <InputRow key={input.key} input={input} speaker={speaker} picked={index} />
        ))}
      </tbody>
    </table>
  );
}

interface InputRowProps {
  readonly input: DifferingInput;
  readonly speaker: IntlShape;
  /** The place of the active scenario. */
  readonly picked: number;
}

function InputRow({ input, speaker, picked }: InputRowProps) {
  const nameOf = useInputName();
  const texts = inputTexts(input, speaker);
  return (
    <tr>
      <th scope="row">
        {`${input.resource}: ${nameOf(input.input, input.flow)}`}
        <span>{input.units}</span>
      </th>
      {[...texts.keys()].map((place) => (
        <td key={place} data-picked={place === picked}>
          {texts[place]}
        </td>
      ))}
    </tr>
  );
}
