// Warns under an amount that is paid or raised in every period although it may be meant once, as the dialog does.
import { FormattedMessage } from 'react-intl';
import { useTemplate } from '../../document/document-context.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { formOfResource } from '../form/form-of-resource.ts';
import { formTotal } from '../form/form-total.ts';
import classes from './resource-editor.module.css';

export interface OnceHintProps {
  readonly resource: ResourceView;
  readonly flowIndex: number;
}

export function OnceHint({ resource, flowIndex }: OnceHintProps) {
  const template = useTemplate();
  const flow = formOfResource(resource).flows[flowIndex];
  if (!flow || formTotal(template, resource.rel, flow)?.isRepeated !== true) return null;
  return (
    <p className={classes.once} role="note">
      <FormattedMessage id="add.once" />
    </p>
  );
}
