// A field for the numbers of one input of the template; what cannot be read is said and not taken.
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { shallow } from 'zustand/shallow';
import { checkValues } from '../document/checks/field-checks.ts';
import type { AssumptionPlace } from '../document/edits/provenance.ts';
import { useEditorPart } from '../session/state/editor-parts.ts';
import type { FieldSource } from './field-place.ts';
import { NumbersInput } from './numbers/numbers-input.tsx';
import { useTemplateText } from './refused-fields.ts';

interface ValuesFieldProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Said instead of how values are typed. */
  readonly hint?: string;
  /** Said in place of the hint: what was typed may be taken, and is hardly meant. */
  readonly warning?: string;
  /** What stands in while nothing is typed. */
  readonly fallback?: string;
  readonly isExpandable?: boolean;
  /** Where in the template it stands, to say where it comes from. */
  readonly place?: AssumptionPlace;
  /** The row of the model that is typed here. */
  readonly row: string;
  readonly within: FieldSource;
  /** Reads what it needs when it is called: it may be called long after it was given. */
  readonly onValid: (data: string) => void;
  readonly onLeave?: () => void;
}

/** While one is typed the others stay as they are: their functions may be new, but do the same as before. */
export const ValuesField = memo(OwnValuesField, (one, other) => shallow(looksOf(one), looksOf(other)));

function OwnValuesField({ value, hint, place, within, onValid, ...input }: ValuesFieldProps) {
  const { formatMessage } = useIntl();
  const SourceMark = useEditorPart('SourceMark');
  const field = useTemplateText({
    value,
    check: checkValues,
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

/** All that is seen of it, as plain values. */
function looksOf({ place, within, onValid: _valid, onLeave: _leave, ...seen }: ValuesFieldProps) {
  return { ...seen, place: place && JSON.stringify(place), within: JSON.stringify(within) };
}
