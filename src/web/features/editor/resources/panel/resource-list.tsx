// The resources of a section: name, formula, and a sparkline of each one's total over the forecast.
import { memo, Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { NamedResource } from '../../document/resources/resource-edits.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { isOrderFree } from '../../document/resources/section-rules.ts';
import { pickResource } from '../../session/state/editor-state.ts';
import classes from './resource-list.module.css';

const ResourceHandle = lazyPart(() => import('../reorder/resource-handle.tsx'), 'ResourceHandle');

interface ResourceListProps {
  readonly resources: readonly ResourceView[];
  readonly pickedId: string | null;
}

export function ResourceList({ resources, pickedId }: ResourceListProps) {
  const isOrdered = canReorder(resources);
  return (
    <ul className={classes.list}>
      {resources.map(({ id, sectionId, name, flows }) => (
        <ResourceListRow
          key={id}
          {...{ id, sectionId, name, isOrdered }}
          calculation={flows[0]?.calculation ?? ''}
          isPicked={id === pickedId}
        />
      ))}
    </ul>
  );
}

interface ResourceListRowProps extends NamedResource {
  readonly calculation: string;
  readonly isPicked: boolean;
  readonly isOrdered: boolean;
}

/** Typing into one resource does not render the rows of the others. */
const ResourceListRow = memo(function ResourceListRow({
  calculation,
  isPicked,
  isOrdered,
  ...item
}: ResourceListRowProps) {
  const open = useTemplateDocument();
  const total = useCalculated(({ result }) => result?.totals.get(item.id)?.values);
  return (
    <li className={classes.line}>
      {isOrdered && (
        <Suspense fallback={<span className={classes.handle} />}>
          <ResourceHandle {...item} />
        </Suspense>
      )}
      <button
        type="button"
        className={classes.item}
        aria-current={isPicked ? 'true' : undefined}
        onClick={() => pickResource(open, item.id)}
      >
        <span className={classes.words}>
          <span className={classes.name}>{item.name}</span>
          <span className={classes.formula}>{calculation}</span>
        </span>
        <Sparkline values={total ?? []} />
      </button>
    </li>
  );
});

const canReorder = ([first, second]: readonly ResourceView[]): boolean =>
  first !== undefined && second !== undefined && isOrderFree(first.sectionId);
