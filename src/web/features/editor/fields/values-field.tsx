// A field for the numbers of one input of the template; invalid text is reported and not saved.
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { shallow } from 'zustand/shallow';
import { checkAmount, checkValues } from '../document/checks/field-checks.ts';
import type { DriverTexts } from '../document/drivers/driver-texts.ts';
import type { AssumptionPlace } from '../document/edits/provenance.ts';
import { useEditorPart } from '../session/state/editor-parts.ts';
import type { FieldSource } from './field-place.ts';
import { NumbersInput } from './numbers/numbers-input.tsx';
import { useTemplateText } from './refused-fields.ts';

interface ValuesFieldProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Shown instead of how values are typed. */
  readonly hint?: string;
  /** Shown in place of the hint: the text is valid but probably not intended. */
  readonly warning?: string;
  /** Used while nothing is typed. */
  readonly fallback?: string;
  readonly isExpandable?: boolean;
  /** Whether one number is typed, whatever the periods are. */
  readonly isOne?: boolean;
  /** Whether the numbers count fiscal years instead of periods. */
  readonly isByYear?: boolean;
  /** Whether the last number holds for all later periods; true unless said. */
  readonly isRepeated?: boolean;
  /** Whether its numbers are drawn elsewhere, with how they move. */
  readonly isMoving?: boolean;
  /** How its numbers move. */
  readonly driver?: DriverTexts;
  /** The assumption's place in the template, to show its source. */
  readonly place?: AssumptionPlace;
  /** The row of the model that this field edits. */
  readonly row: string;
  readonly within: FieldSource;
  /** Reads the latest state when called, which may be long after it was created. */
  readonly onValid: (data: string) => void;
  readonly onLeave?: () => void;
}

/** Typing in one field does not render the others: their functions may be new, but do the same as before. */
export const ValuesField = memo(OwnValuesField, (one, other) => shallow(looksOf(one), looksOf(other)));

function OwnValuesField({ value, hint, isOne = false, place, within, onValid, ...input }: ValuesFieldProps) {
  const { formatMessage } = useIntl();
  const SourceMark = useEditorPart('SourceMark');
  const field = useTemplateText({
    value,
    check: isOne ? checkAmount : checkValues,
    onValid,
    place: { ...within, name: input.name, row: input.row },
  });
  return (
    <NumbersInput
      {...input}
      text={field.text}
      fault={field.fault}
      right={value}
      hint={hint ?? formatMessage({ id: 'items.values-hint' })}
      {...(place && { mark: <SourceMark place={place} name={input.name} /> })}
      onType={field.type}
      onKeyDown={field.onKeyDown}
    />
  );
}

/** Everything it displays, as plain values. */
function looksOf({ place, driver, within, onValid: _valid, onLeave: _leave, ...seen }: ValuesFieldProps) {
  return {
    ...seen,
    driver: driver && JSON.stringify(driver),
    place: place && JSON.stringify(place),
    within: JSON.stringify(within),
  };
}
