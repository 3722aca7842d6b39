// A field for the numbers of one input of the template; what cannot be read is said and not taken.
import { useIntl } from 'react-intl';
import { checkValues } from '../document/field-checks.ts';
import type { AssumptionPlace } from '../document/provenance/provenance.ts';
import { useTemplateText } from '../refused-fields.ts';
import { NumbersInput } from './numbers-input.tsx';
import { SourceMark } from './sources/later-source-mark.tsx';

interface ValuesFieldProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Said instead of how values are typed. */
  readonly hint?: string;
  /** What stands in while nothing is typed. */
  readonly fallback?: string;
  readonly isExpandable?: boolean;
  /** Where in the template it stands, to say where it comes from. */
  readonly place?: AssumptionPlace;
  /** The row of the model that is typed here. */
  readonly row?: string;
  readonly onValid: (data: string) => void;
  readonly onLeave?: () => void;
}

export function ValuesField({ value, hint, place, onValid, ...input }: ValuesFieldProps) {
  const { formatMessage } = useIntl();
  const field = useTemplateText({ value, check: checkValues, onValid });
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
