// The resources of a section: name, formula, and how each one's total runs over the forecast.
import { memo, Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { NamedResource } from '../../document/resources/resource-edits.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { rulesOf } from '../../document/resources/section-rules.ts';
import { pickItem } from '../../session/state/editor-state.ts';
import classes from './resource-list.module.css';

const ItemHandle = lazyPart(() => import('../reorder/resource-handle.tsx'), 'ItemHandle');

interface ItemListProps {
  readonly items: readonly ResourceView[];
  readonly pickedId: string | null;
}

export function ItemList({ items, pickedId }: ItemListProps) {
  const isOrdered = canReorder(items);
  return (
    <ul className={classes.list}>
      {items.map(({ id, sectionId, name, flows }) => (
        <ItemLine
          key={id}
          {...{ id, sectionId, name, isOrdered }}
          calculation={flows[0]?.calculation ?? ''}
          isPicked={id === pickedId}
        />
      ))}
    </ul>
  );
}

interface ItemLineProps extends NamedResource {
  readonly calculation: string;
  readonly isPicked: boolean;
  readonly isOrdered: boolean;
}

/** What is typed into one leaves the lines of the others as they are. */
const ItemLine = memo(function ItemLine({ calculation, isPicked, isOrdered, ...item }: ItemLineProps) {
  const open = useTemplateDocument();
  const total = useCalculated(({ result }) => result?.totals.get(item.id)?.values);
  return (
    <li className={classes.line}>
      {isOrdered && (
        <Suspense fallback={<span className={classes.handle} />}>
          <ItemHandle {...item} />
        </Suspense>
      )}
      <button
        type="button"
        className={classes.item}
        aria-current={isPicked ? 'true' : undefined}
        onClick={() => pickItem(open, item.id)}
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
  first !== undefined && second !== undefined && rulesOf(first.sectionId)?.canReorder === true;
