// The row that an input of a resource reads, chosen in the panel, and the way back to typed numbers.
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasNumber } from '#template/change-formula.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { hasDriver } from '../../document/drivers/driver-texts.ts';
import { rowsReading } from '../../document/resources/reference-cycles.ts';
import { setReference } from '../../document/resources/resource-edits.ts';
import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import classes from './formula.module.css';
import { ReferenceChoice } from './reference-choice.tsx';

interface ReferenceFieldProps {
  readonly resource: ResourceView;
  readonly input: InputView;
  /** Begun just now, so the choice gets the focus. */
  readonly isFresh?: boolean;
  /** Where numbers may be typed instead. */
  readonly onNumbers?: () => void;
}

export function ReferenceField({ resource, input, isFresh = false, onNumbers }: ReferenceFieldProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { id, rel } = resource;
  const { flowIndex, variableId } = input;
  const field = useRef<HTMLDivElement>(null);
  const refused = useMemo(
    () => rowsReading(template, { id, rel, flowIndex }, variableId),
    [template, id, rel, flowIndex, variableId],
  );
  useEffect(() => {
    if (isFresh) field.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isFresh]);
  return (
    <div ref={field} className={classes.reference}>
      <ReferenceChoice
        label={input.name}
        value={input.lookupId ?? input.reference}
        refused={refused}
        isOptional={input.reference === '' && (!input.isTyped || !input.isReference)}
        onChange={(target) => edit(setReference(resource, input, target))}
      />
      {onNumbers && (
        <>
          {input.isReference && isKept(input) && (
            <p className={classes.note}>
              <FormattedMessage id="reference.kept" />
            </p>
          )}
          <Button variant="subtle" color="gray" size="compact-xs" onClick={onNumbers}>
            <FormattedMessage id="reference.type" />
          </Button>
        </>
      )}
    </div>
  );
}

/** Whether numbers were typed there, which wait until they are wanted again. */
const isKept = ({ data, baseData, driver }: InputView): boolean =>
  hasNumber(data) || hasNumber(baseData) || hasDriver(driver);
