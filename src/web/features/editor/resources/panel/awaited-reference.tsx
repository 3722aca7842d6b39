// The row that an input reads, once the part of the page that chooses it has come.
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import type { InputView, ResourceView } from '../../document/resources/resource-view.ts';
import classes from './resource-editor.module.css';

const ReferenceField = lazyPart(() => import('../formula/reference-field.tsx'), 'ReferenceField');

interface AwaitedReferenceProps {
  readonly resource: ResourceView;
  readonly input: InputView;
  /** Begun just now, so the choice gets the focus. */
  readonly isFresh?: boolean;
  /** Where numbers may be typed instead. */
  readonly onNumbers?: () => void;
}

export function AwaitedReference(props: AwaitedReferenceProps) {
  const fallback = (
    <p className={classes.reference}>
      <FormattedMessage id="items.reference" values={{ name: props.input.name }} />
    </p>
  );
  return (
    <Suspense fallback={fallback}>
      <ReferenceField {...props} />
    </Suspense>
  );
}
