// One text of a driver: in the panel it is saved once it is valid, in a form it stays in the form.
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { checkDriverText, type DriverTextKey, typedDriverFault } from '../document/drivers/driver-checks.ts';
import type { DriverPart } from '../document/drivers/driver-texts.ts';
import { driverField } from '../fields/fields-of-row.ts';
import { useTypedText } from '../fields/numbers/use-typed-text.ts';
import { useTemplateText } from '../fields/refused-fields.ts';
import type { DriverInput, DriverPlace } from './driver-input.ts';

export interface DriverTextField {
  readonly value: string;
  readonly error: ReactNode;
  readonly row?: string;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

interface DriverTextProps {
  readonly input: DriverInput;
  readonly of: DriverTextKey;
  readonly part: DriverPart;
  /** As it is called where a message leads to it. */
  readonly name: string;
  readonly show: (field: DriverTextField) => ReactNode;
}

export function DriverText(props: DriverTextProps) {
  const { place } = props.input;
  return place ? <TextInTemplate {...props} place={place} /> : <TextInForm {...props} />;
}

function TextInTemplate({ input, of, part, name, show, place }: DriverTextProps & { place: DriverPlace }) {
  const { formatMessage } = useIntl();
  const row = driverField(place.row, of);
  const field = useTemplateText({
    value: input.texts[of] ?? '',
    check: checkDriverText(of, input.texts),
    onValid: (text) => input.onChange({ [of]: text }, part),
    place: { ...place.sourceOf(of), name: `${input.name}: ${name}`, row },
  });
  const typed = useTypedText(field.text, field.type);
  return show({
    value: typed.shown,
    error: field.fault && formatMessage(field.fault),
    row,
    onType: typed.type,
    onKeyDown: field.onKeyDown,
    onBlur: () => {
      typed.leave();
      input.onLeave?.();
    },
  });
}

function TextInForm({ input, of, part, show }: DriverTextProps) {
  const { formatMessage } = useIntl();
  const text = input.texts[of] ?? '';
  const fault = typedDriverFault(of, input.texts, input.stored);
  const typed = useTypedText(text, (next) => input.onChange({ [of]: next }, part));
  return show({
    value: typed.shown,
    error: fault && formatMessage(fault),
    onType: typed.type,
    onBlur: typed.leave,
  });
}
