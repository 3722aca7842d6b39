// The row that an input of a resource reads, chosen in the panel.
import { useMemo } from 'react';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { rowsReading } from '../../document/resources/reference-cycles.ts';
import { setReference } from '../../document/resources/resource-edits.ts';
import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import { ReferenceChoice } from './reference-choice.tsx';

interface ReferenceFieldProps {
  readonly resource: ResourceView;
  readonly input: InputView;
}

export function ReferenceField({ resource, input }: ReferenceFieldProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { id, rel } = resource;
  const { flowIndex } = input;
  const refused = useMemo(
    () => rowsReading(template, { id, rel, flowIndex }),
    [template, id, rel, flowIndex],
  );
  return (
    <ReferenceChoice
      label={input.name}
      value={input.lookupId ?? input.reference}
      refused={refused}
      isOptional={input.reference === ''}
      onChange={(target) => edit(setReference(resource, input, target))}
    />
  );
}
