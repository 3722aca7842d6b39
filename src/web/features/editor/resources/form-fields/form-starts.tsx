// What the rows that a formula remembers were before the first period, in a form.
import { useIntl } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { useTemplate } from '../../document/document-context.ts';
import type { ReferenceReader } from '../../document/resources/reference-cycles.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { startsOf } from '../../document/resources/row-starts.ts';
import { useStartName } from '../../fields/start-name.ts';
import { type FlowForm, type ResourceForm, startFault, totalUnits } from '../form/resource-form.ts';
import { FormValue } from './form-value.tsx';
import type { MarkOf } from './mark-of.ts';

interface FormStartsProps {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly formula: Formula;
  readonly form: ResourceForm;
  readonly markOf: MarkOf | undefined;
  readonly onChange: (flow: FlowForm) => void;
}

export function FormStarts({ reader, flow, formula, form, markOf, onChange }: FormStartsProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const nameOf = useStartName();
  const rows = startsOf({ hist: [] }, formula, totalUnits(form));
  return rows.map(({ row, name, units }) => {
    const label = nameOf(rows.length > 1 ? name : null);
    const read = name ?? (form.name.trim() || formula.name);
    return (
      <FormValue
        key={row}
        name={label}
        units={units ?? currencyName(template)}
        value={flow.starts?.[row] ?? ''}
        fault={startFault(flow, row, flow.starts?.[row] ?? '')}
        isExpandable={false}
        hint={formatMessage({ id: 'start.hint' }, { row: read })}
        mark={markOf?.({ flowIndex: reader.flowIndex, startOf: row }, label)}
        onChange={(text) => onChange({ ...flow, starts: { ...flow.starts, [row]: text } })}
      />
    );
  });
}
