// How a number of the panel moves: each change is one step in the template.
import { memo, type RefObject } from 'react';
import { shallow } from 'zustand/shallow';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { DriverPart, DriverTexts } from '../../document/drivers/driver-texts.ts';
import { takesDriver } from '../../document/drivers/takes-driver.ts';
import { setDriver, setInput } from '../../document/resources/resource-edits.ts';
import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import { DriverFields } from '../../drivers/driver-fields.tsx';
import { sourceOfDriver } from '../../fields/field-place.ts';

export interface InputDriverProps {
  readonly latest: Readonly<RefObject<ResourceView>>;
  readonly input: InputView;
  readonly row: string;
  /** The key of the scenario whose numbers are typed. */
  readonly scenario: string;
  /** Where the number may be read from another row instead. */
  readonly onRead?: (() => void) | undefined;
}

/** Typing in one number does not render how the others move. */
export const InputDriver = memo(OwnInputDriver, (one, other) => shallow(looksOf(one), looksOf(other)));

function OwnInputDriver({ latest, input, row, scenario, onRead }: InputDriverProps) {
  const { edit, seal } = useTemplateDocument();
  const { flowIndex, variableId } = input;
  const current = () => {
    const inputs = latest.current.flows.find(({ index }) => index === flowIndex)?.inputs;
    return inputs?.find((one) => one.variableId === variableId) ?? input;
  };
  const changeOf = (changed: Partial<DriverTexts>, part: DriverPart) => {
    const now = current();
    return setDriver(latest.current, now, { ...now.driver, ...changed }, part);
  };
  return (
    <DriverFields
      input={{
        name: input.name,
        texts: input.driver,
        data: input.data || (input.baseData ?? ''),
        isOffered: takesDriver(latest.current.rel),
        place: {
          row,
          sourceOf: (key) => sourceOfDriver(latest.current, input, scenario, key),
        },
        changeOf,
        onChange: (changed, part) => edit(changeOf(changed, part)),
        onNumbers: (data) => edit(setInput(latest.current, current(), data)),
        onLeave: seal,
        onRead,
      }}
    />
  );
}

/** Everything it displays, as plain values. */
const looksOf = ({ input: { driver, ...input }, row, scenario, onRead }: InputDriverProps) => ({
  ...input,
  ...driver,
  row,
  scenario,
  onRead,
});
