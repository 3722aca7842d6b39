// The resources of a section as blocks of rows that are edited in place, cloned, moved, deleted and reordered.

import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplate } from '../../document/document-context.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { resourceRows, shownPeriods } from '../../document/resources/resource-rows.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { isOrderFree } from '../../document/resources/section-rules.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import { longestNumbers } from './longest-numbers.ts';
import { ResourceBlock } from './resource-block.tsx';
import classes from './resource-table.module.css';
import { useTableLook } from './table-numbers.ts';
import { useFoundMarks } from './use-found-marks.ts';

/** As wide as its container; the periods scroll inside it. */
export function ResourceTable({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { index: scenario } = useScenario(template);
  const resources = useMemo(
    () => resourcesOf(template, sectionId, scenario),
    [template, sectionId, scenario],
  );
  const display = useTableLook();
  const totals = useCalculated(({ result }) => result?.totals);
  const longest = useMemo(
    () =>
      longestNumbers(
        resources.flatMap((resource) => resourceRows(template, resource)),
        display,
        resources.flatMap(({ id }) => totals?.get(id) ?? []),
      ),
    [template, resources, totals, display],
  );
  const canReorder = isOrderFree(sectionId) && resources.length > 1;
  const list = useRef<HTMLUListElement>(null);
  useFoundMarks(list);
  return (
    <div className={classes.table}>
      <ul
        ref={list}
        className={classes.scroller}
        style={{ '--sum-em': longest.sum, '--period-em': longest.period }}
        aria-label={formatMessage({ id: 'table.label' }, { section: formatMessage(sectionNames[sectionId]) })}
      >
        {resources.map((resource) => (
          <ResourceBlock key={resource.id} resource={resource} scenario={scenario} canReorder={canReorder} />
        ))}
      </ul>
      <MorePeriods />
    </div>
  );
}

function MorePeriods() {
  const template = useTemplate();
  const { cFcstColCount: count } = template.layout;
  const shown = shownPeriods(template);
  if (shown === count) return null;
  return (
    <p className={classes.more}>
      <FormattedMessage id="table.more-periods" values={{ shown, count }} />
    </p>
  );
}
